import { setTimeout as pause } from 'node:timers/promises';
import { screenPaths, topicPaths } from '@riverfront/contract';
import { isShared } from './snapshot.ts';

export interface VisitOptions {
  /** Requests a page as a visitor would, through the page cache. */
  request: (path: string) => Promise<Response>;
  signal: AbortSignal;
  /** Pages to begin with; what they link to follows. */
  paths?: readonly string[];
  /** Most pages of one round. */
  most?: number;
  /** Milliseconds before the round begins: visitors come first. */
  delayMs?: number;
}

const fixed = [...Object.keys(screenPaths), ...topicPaths].filter(isShared);

/** Resting this many times as long as a page took, a round takes a fifth of a core at most. */
const rest = 4;

/**
 * Requests the pages of the site one at a time, so that the snapshot has those too that nobody asks for. Ends
 * at the first server error: the database is away.
 * @throws {Error} named AbortError when the signal ends it
 */
export async function visitPages(options: VisitOptions): Promise<void> {
  const { request, signal, paths = fixed, most = 300, delayMs = 2_000 } = options;
  await pause(delayMs, undefined, { signal, ref: false });
  const found = new Set(paths);
  for (const path of found) {
    const begun = performance.now();
    const response = await request(path);
    const html = await response.text();
    if (response.status >= 500) return;
    if (response.status === 200) for (const link of linksIn(html)) if (found.size < most) found.add(link);
    await pause((performance.now() - begun) * rest, undefined, { signal, ref: false });
  }
}

/** Pages of this site that a page links to, further pages of a list included. */
function linksIn(html: string): string[] {
  const links = html.matchAll(/\shref="(\/(?!\/|api\/|assets\/)[\w/-]*(?:\?page=\d+)?)"/g);
  return [...links].map(([, path = '']) => path).filter(isShared);
}
