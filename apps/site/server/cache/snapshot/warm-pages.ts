import { setTimeout as pause } from 'node:timers/promises';
import { type EndpointName, pathOf } from '@riverfront/contract';
import { screenKeys } from '../partition.ts';
import { isShareable } from './snapshot.ts';

export interface WarmOptions {
  /** Requests a page through the page cache. */
  request: (path: string) => Promise<Response>;
  signal: AbortSignal;
  /** Pages to start with; the pages that they link to follow. */
  paths?: readonly string[];
  /** Limit of the number of pages. */
  maxPages?: number;
  /** Delay before the first page in ms, because visitors come first. */
  delayMs?: number;
}

/** The fixed screens, and the API calls that browsers make for them. */
const fixed = [...screenKeys].filter(isShareable);

/** The endpoint that a browser calls for a page of an item, by the first part of its path. */
const details = new Map<string, EndpointName>([
  ['services', 'serviceDetails'],
  ['solutions', 'solutionDetails'],
  ['blogs', 'blogDetails'],
  ['careers', 'jobDetails'],
]);

/** Pausing this many times as long as a page took limits the load to a fifth of a core. */
const pauseFactor = 4;

/**
 * Requests the pages of the site serially, so that the snapshot has those too that nobody visits. Ends at the
 * first server error, because then the database is unavailable.
 * @throws {Error} named AbortError when the signal aborts it
 */
export async function warmPages(options: WarmOptions): Promise<void> {
  const { request, signal, paths = fixed, maxPages = 500, delayMs = 2_000 } = options;
  await pause(delayMs, undefined, { signal, ref: false });
  const known = new Set(paths);
  for (const path of known) {
    const start = performance.now();
    const response = await request(path);
    const html = await response.text();
    if (response.status >= 500) return;
    if (response.status === 200)
      for (const link of findLinks(html).flatMap(withCall)) if (known.size < maxPages) known.add(link);
    await pause((performance.now() - start) * pauseFactor, undefined, { signal, ref: false });
  }
}

/** Adds the API call of an item's page: loaders on the server read without one, so the page does not cache it. */
function withCall(path: string): string[] {
  const [, folder = '', id, ...rest] = path.split('/');
  const name = details.get(folder);
  return name && id && rest.length === 0 ? [path, pathOf(name, { id })] : [path];
}

/** Finds the links to pages of this site, including further pages of lists. */
function findLinks(html: string): string[] {
  const links = html.matchAll(/\shref="(\/(?!\/|api\/|assets\/)[\w/-]*(?:\?page=\d+)?)"/g);
  return [...links].map(([, path = '']) => path).filter(isShareable);
}
