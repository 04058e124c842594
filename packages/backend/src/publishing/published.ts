import type { Access, CollectionConfig, GlobalConfig } from 'payload';
import { editors, publishedOrManagedBy } from '../accounts/rules.ts';
import { keyField } from '../fields/key.ts';
import { withRowTitles } from '../fields/row-titles.ts';
import { sampleField } from '../fields/sample.ts';
import { indexAfterChange, indexAfterDelete, indexAfterGlobalChange } from '../search/search-index.ts';
import { brokenLinksField, publicationNotice, publishing, usedOnField } from './admin-fields.ts';
import {
  type FindLoss,
  keepGlobalPublished,
  keepPublished,
  lastPublished,
  type NameOf,
} from './always-published.ts';
import { type PathOf, previewAdmin } from './preview/preview-links.ts';
import { redirectToMovedDraft } from './redirects/page-redirects.ts';
import { bumpAfterChange, bumpAfterDelete, bumpAfterGlobalChange } from './revision.ts';
import { drafts } from './schedule/config.ts';
import { removeFailures, removeGlobalFailures } from './schedule/schedules.ts';

interface PublishedOptions {
  /** Name of the field from which the permanent key is made; the title by default. */
  keyFrom?: string;
  /** Who may create, update and delete; editors by default. */
  keepers?: Access;
  /** Returns the path at which a draft is previewed. */
  previewAt?: PathOf;
  /** Select field for each value of which the last published document can be neither unpublished nor deleted. */
  keepOne?: { field: string; nameOf: NameOf };
  /** Finds other documents that can be neither unpublished nor deleted. */
  keep?: FindLoss;
}

/**
 * Adds to a collection what everything visitors see has: drafts and versions, a permanent key, public access to what
 * is published, cache invalidation and search indexing after each change, and a preview.
 */
export function publishedCollection(
  collection: CollectionConfig,
  { keyFrom, keepers = editors, previewAt, keepOne, keep }: PublishedOptions = {},
): CollectionConfig {
  const { slug, admin = {} } = collection;
  const findLoss = keepOne ? lastPublished(slug, keepOne.field, keepOne.nameOf) : keep;
  const guard = findLoss && keepPublished(findLoss);
  const { beforeListTable = [], edit } = admin.components ?? {};
  const removal = '/admin/publishing/references/removal-warning';
  return {
    ...collection,
    access: {
      read: publishedOrManagedBy(keepers),
      readVersions: keepers,
      create: keepers,
      update: keepers,
      delete: keepers,
    },
    ...(findLoss && { custom: { ...collection.custom, findLoss, keepOne: Boolean(keepOne) } }),
    admin: {
      ...admin,
      ...(previewAt && previewAdmin(slug, previewAt)),
      components: {
        ...admin.components,
        beforeListTable: [...beforeListTable, `${removal}#ListRemoval`],
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), `${removal}#DocumentRemoval`],
          PublishButton: publishing('publish-button#PublishButton', slug),
          ...(guard && { UnpublishButton: publishing('publish-button#UnpublishButton', slug) }),
        },
      },
    },
    trash: true,
    versions: { drafts, maxPerDoc: 50 },
    hooks: {
      ...(guard && { beforeChange: [guard.beforeChange], beforeDelete: [guard.beforeDelete] }),
      afterChange: [bumpAfterChange, removeFailures, indexAfterChange, redirectToMovedDraft],
      afterDelete: [bumpAfterDelete, indexAfterDelete],
    },
    fields: [
      publicationNotice(slug),
      brokenLinksField,
      ...withRowTitles(collection.fields),
      keyField(keyFrom ?? admin.useAsTitle ?? 'title'),
      usedOnField,
      sampleField,
    ],
  };
}

/** The same for a global, which cannot be unpublished because the site does not work without it. */
export function publishedGlobal(global: GlobalConfig, options: { previewAt?: PathOf } = {}): GlobalConfig {
  const { slug } = global;
  return {
    ...global,
    access: { read: publishedOrManagedBy(editors), readVersions: editors, update: editors },
    admin: {
      ...global.admin,
      ...(options.previewAt && previewAdmin(slug, options.previewAt)),
      components: {
        elements: {
          PublishButton: publishing('publish-button#PublishButton', slug),
          UnpublishButton: publishing('publish-button#UnpublishButton', slug),
        },
      },
    },
    versions: { drafts, max: 50 },
    hooks: {
      afterChange: [keepGlobalPublished, bumpAfterGlobalChange, removeGlobalFailures, indexAfterGlobalChange],
    },
    fields: [publicationNotice(slug), brokenLinksField, ...withRowTitles(global.fields)],
  };
}
