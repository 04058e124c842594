import type { Payload } from 'payload';
import { loadArticles, loadLists, loadTexts } from './collections.ts';
import { createLoader } from './loader.ts';
import { loadPages } from './pages.ts';

/**
 * Loads the sample company into the database. Adds what is missing and leaves
 * everything that is there as it is, so it may run any number of times.
 * @throws {Error} naming the sample file when one is broken
 */
export async function loadSampleContent(payload: Payload): Promise<void> {
  const loader = await createLoader(payload);
  await loadLists(loader);
  await loadArticles(loader);
  await loadTexts(loader);
  await loadPages(loader);
}
