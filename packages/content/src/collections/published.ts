import type { Access, CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrKept } from '../access/published-or-kept.ts';
import { keyField } from '../fields/key.ts';
import { sampleField } from '../fields/sample.ts';
import { bumpAfterChange, bumpAfterDelete } from '../hooks/bump-revision.ts';
import { previewAdmin } from '../preview/preview-admin.ts';
import type { PathOf } from '../preview/preview-paths.ts';
import { keepOnePublished, type NameOf } from '../publishing/always-published.ts';
import { drafts } from '../publishing/drafts.ts';
import { forgetFailures } from '../publishing/forget-failures.ts';
import { publicationNotice, publishing } from '../publishing/publication-notice.ts';
import { brokenLinksField, usedOnField } from '../references/fields.ts';
import { indexAfterChange, indexAfterDelete } from '../search/hooks.ts';

/**
 * Makes a collection one that visitors see: drafts and versions, a permanent
 * key made from `keyFrom`, the sample mark, public reading of what is
 * published, fresh pages on the site after each change, an entry for the site's
 * search, and a preview of its
 * draft at the path that `previewAt` gives. With `keepOne` the last published document for each value of
 * a select field can be neither unpublished nor deleted.
 */
export function published(
  collection: CollectionConfig,
  options: {
    keyFrom: string;
    keepers?: Access;
    previewAt?: PathOf;
    keepOne?: { field: string; nameOf: NameOf };
  },
): CollectionConfig {
  const keepers = options.keepers ?? editors;
  const { keepOne } = options;
  const kept = keepOne && keepOnePublished(keepOne.field, keepOne.nameOf);
  const { components } = collection.admin ?? {};
  return {
    ...collection,
    access: {
      read: publishedOrKept(keepers),
      readVersions: keepers,
      create: keepers,
      update: keepers,
      delete: keepers,
    },
    ...(keepOne && { custom: { ...collection.custom, keepOne: keepOne.field } }),
    admin: {
      ...collection.admin,
      ...(options.previewAt && previewAdmin(collection.slug, options.previewAt)),
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          '/admin/references/removal-question#ListRemoval',
        ],
        edit: {
          ...components?.edit,
          beforeDocumentControls: [
            ...(components?.edit?.beforeDocumentControls ?? []),
            '/admin/references/removal-question#DocumentRemoval',
          ],
          PublishButton: publishing('publish-button#PublishButton', collection.slug),
          ...(keepOne && {
            UnpublishButton: publishing('unpublish-button#UnpublishButton', collection.slug),
          }),
        },
      },
    },
    versions: { drafts, maxPerDoc: 50 },
    hooks: {
      ...(kept && { beforeChange: [kept.beforeChange], beforeDelete: [kept.beforeDelete] }),
      afterChange: [bumpAfterChange, forgetFailures, indexAfterChange],
      afterDelete: [bumpAfterDelete, indexAfterDelete],
    },
    fields: [
      publicationNotice(collection.slug),
      brokenLinksField,
      ...collection.fields,
      keyField(options.keyFrom),
      usedOnField,
      sampleField,
    ],
  };
}
