import type { PageName } from '@riverfront/contract';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { concernsVisitors } from '../hooks/bump-revision.ts';
import { executeIn } from '../transaction.ts';
import { entryOfScreen, screens, screensOfGlobals } from './screens.ts';
import { entryOf, isSearched, type SearchedCollection } from './sources.ts';
import { writeEntry } from './write.ts';

/**
 * Keeps what visitors can find in step with what they see, in the transaction of the change. What is
 * published is read again rather than taken from the hook, whose document may be a selection of fields.
 */
export const indexAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const { slug } = collection;
  if (!concernsVisitors(req, slug, doc)) return doc;
  if (isSearched(slug)) await indexDocument(req, slug, doc.id);
  if (slug === 'page-contents') await indexScreens(req, [doc.page, previousDoc?.page]);
  return doc;
};

/** Forgets what was deleted. */
export const indexAfterDelete: CollectionAfterDeleteHook = async ({ doc, id, collection, req }) => {
  const { slug } = collection;
  if (isSearched(slug))
    await writeEntry(await executeIn(req), { source: slug, record: String(id) }, undefined);
  if (slug === 'page-contents') await indexScreens(req, [doc.page]);
  return doc;
};

/** The same for the globals that are screens. */
export const indexAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (concernsVisitors(req, global.slug, doc)) await indexScreens(req, [screensOfGlobals[global.slug]]);
  return doc;
};

async function indexDocument(req: PayloadRequest, slug: SearchedCollection, id: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const { flattenedFields } = req.payload.collections[slug].config;
  const [doc] = docs;
  const entry = doc ? entryOf(slug, doc, flattenedFields) : undefined;
  await writeEntry(await executeIn(req), { source: slug, record: String(id) }, entry);
}

async function indexScreens(req: PayloadRequest, names: unknown[]): Promise<void> {
  const changed = screens.filter((screen) => names.includes(screen));
  for (const screen of changed) await indexScreen(req, screen);
}

/** Writes how a screen is found. */
export async function indexScreen(req: PayloadRequest, screen: PageName): Promise<void> {
  const entry = await entryOfScreen(req, screen);
  await writeEntry(await executeIn(req), { source: 'screens', record: screen }, entry);
}
