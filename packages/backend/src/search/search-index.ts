import type { PageName } from '@riverfront/contract';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { executeIn } from '../database/transaction.ts';
import { type DerivedIndex, ensureIndex, rebuildIndex } from '../publishing/rebuild-index.ts';
import { concernsVisitors } from '../publishing/revision.ts';
import { createEntry, isSearched, type SearchedCollection, searchedCollections } from './document-entries.ts';
import { createScreenEntry, screens, screensOfGlobals } from './screen-entries.ts';
import { searchVersion } from './version.ts';
import { writeEntry } from './write-entry.ts';

/**
 * Updates the search index in the transaction of a change. The published document is read again, because a hook may
 * get only selected fields.
 */
export const indexAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const { slug } = collection;
  if (!concernsVisitors(req, slug, doc)) return;
  if (isSearched(slug) && (await indexDocuments(req, slug, [doc.id])) === 0)
    await removeDocument(req, slug, doc.id);
  if (slug === 'page-contents') await indexScreens(req, [doc.page, previousDoc?.page]);
};

/** Removes a deleted document from the search index. */
export const indexAfterDelete: CollectionAfterDeleteHook = async ({ doc, id, collection, req }) => {
  const { slug } = collection;
  if (isSearched(slug)) await removeDocument(req, slug, id);
  if (slug === 'page-contents') await indexScreens(req, [doc.page]);
};

/** Updates the entry of the screen whose texts a global holds. */
export const indexAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (concernsVisitors(req, global.slug, doc)) await indexScreens(req, [screensOfGlobals[global.slug]]);
};

async function removeDocument(req: PayloadRequest, slug: SearchedCollection, id: number | string) {
  await writeEntry(await executeIn(req), { source: slug, record: String(id) }, undefined);
}

/** @returns how many of the documents are published */
async function indexDocuments(req: PayloadRequest, slug: SearchedCollection, ids: number[]): Promise<number> {
  const run = await executeIn(req);
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids }, _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    req,
  });
  const { flattenedFields } = req.payload.collections[slug].config;
  for (const doc of docs)
    await writeEntry(run, { source: slug, record: String(doc.id) }, createEntry(slug, doc, flattenedFields));
  return docs.length;
}

async function indexScreens(req: PayloadRequest, names: readonly unknown[]): Promise<void> {
  const run = await executeIn(req);
  for (const screen of screens.filter((name: PageName) => names.includes(name)))
    await writeEntry(run, { source: 'screens', record: screen }, await createScreenEntry(req, screen));
}

const index: DerivedIndex = {
  table: 'search_entries',
  stateTable: 'search_state',
  version: searchVersion,
  collections: searchedCollections,
  indexDocuments: (req, slug, ids) => indexDocuments(req, slug as SearchedCollection, ids),
  async indexSingles(req) {
    await indexScreens(req, screens);
    return screens.length;
  },
};

/** Builds the search index where that was never done, or by an older version of the code. */
export function ensureSearchIndex(payload: Payload): Promise<void> {
  return ensureIndex(payload, index);
}

/** Rebuilds the search index from what is published. @returns how many documents and screens were indexed */
export function rebuildSearchIndex(payload: Payload): Promise<number> {
  return rebuildIndex(payload, index);
}
