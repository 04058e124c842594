import type { Access, CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrKept } from '../access/published-or-kept.ts';
import { keyField } from '../fields/key.ts';
import { sampleField } from '../fields/sample.ts';
import { bumpAfterChange, bumpAfterDelete } from '../hooks/bump-revision.ts';
import { previewAdmin } from '../preview/preview-admin.ts';
import type { PathOf } from '../preview/preview-paths.ts';
import { drafts } from '../publishing/drafts.ts';
import { forgetFailures } from '../publishing/forget-failures.ts';
import { publicationNotice } from '../publishing/publication-notice.ts';
import { brokenLinksField, usedOnField } from '../references/fields.ts';
import { indexAfterChange, indexAfterDelete } from '../search/hooks.ts';

/**
 * Makes a collection one that visitors see: drafts and versions, a permanent
 * key made from `keyFrom`, the sample mark, public reading of what is
 * published, fresh pages on the site after each change, an entry for the site's
 * search, and a preview of its
 * draft at the path that `previewAt` gives.
 */
export function published(
  collection: CollectionConfig,
  options: { keyFrom: string; keepers?: Access; previewAt?: PathOf },
): CollectionConfig {
  const keepers = options.keepers ?? editors;
  return {
    ...collection,
    access: {
      read: publishedOrKept(keepers),
      readVersions: keepers,
      create: keepers,
      update: keepers,
      delete: keepers,
    },
    ...(options.previewAt && {
      admin: { ...collection.admin, ...previewAdmin(collection.slug, options.previewAt) },
    }),
    versions: { drafts, maxPerDoc: 50 },
    hooks: {
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
