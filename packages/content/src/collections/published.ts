import type { Access, CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { keyField } from '../fields/key.ts';
import { sampleField } from '../fields/sample.ts';
import { bumpAfterChange, bumpAfterDelete } from '../hooks/bump-revision.ts';

/**
 * Makes a collection one that visitors see: drafts and versions, a permanent
 * key made from `keyFrom`, the sample mark, public reading of what is
 * published, and fresh pages on the site after each change.
 */
export function published(
  collection: CollectionConfig,
  options: { keyFrom: string; keepers?: Access },
): CollectionConfig {
  const keepers = options.keepers ?? editors;
  return {
    ...collection,
    access: {
      read: publishedOrStaff,
      readVersions: keepers,
      create: keepers,
      update: keepers,
      delete: keepers,
    },
    versions: { drafts: true, maxPerDoc: 50 },
    hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
    fields: [...collection.fields, keyField(options.keyFrom), sampleField],
  };
}
