import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  Payload,
} from 'payload';
import type { Contribution } from '../../contributions.ts';
import { type DerivedIndex, ensureIndex } from '../rebuild-index.ts';
import { indexGlobalReferences, indexReferences, isIndexed, replaceReferences } from './reference-index.ts';
import { removalEndpoint } from './removal.ts';

/**
 * Updates the reference index in the transaction of each change, and adds the endpoint that tells what unpublishing
 * would break. Documents are read again, because a hook may get only selected fields.
 */
export const references: Contribution = {
  collection: ({ slug, versions }) => ({
    hooks: { afterChange: [indexAfterChange], afterDelete: [removeAfterDelete] },
    endpoints: versions ? [removalEndpoint(slug)] : [],
  }),
  global: () => ({ hooks: { afterChange: [indexAfterGlobalChange] } }),
};

const indexAfterChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (isIndexed(collection)) await indexReferences(req, collection, [Number(doc.id)]);
};

const removeAfterDelete: CollectionAfterDeleteHook = async ({ id, collection, req }) => {
  if (isIndexed(collection)) await replaceReferences(req, collection.slug, [String(id)], []);
};

const indexAfterGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  if (isIndexed(global)) await indexGlobalReferences(req, global);
};

/** Indexes the references of all content where that was never done, or by an older version of the code. */
export async function ensureReferences(payload: Payload): Promise<void> {
  const globals = payload.config.globals.filter(isIndexed);
  const index: DerivedIndex = {
    table: 'document_references',
    stateTable: 'document_references_state',
    version: 4,
    collections: payload.config.collections.filter(isIndexed).map(({ slug }) => slug as CollectionSlug),
    async indexDocuments(req, slug, ids) {
      await indexReferences(req, payload.collections[slug].config, ids);
      return ids.length;
    },
    async indexSingles(req) {
      for (const global of globals) await indexGlobalReferences(req, global);
      return globals.length;
    },
  };
  await ensureIndex(payload, index);
}
