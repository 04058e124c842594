import { setTimeout as pause } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import { isShared } from './is-shared.ts';

export interface RefreshOptions {
  /** Asks for a page as a visitor would, through the page cache. */
  request: (path: string) => Promise<Response>;
  /** Pages to begin with; what they link to follows. */
  paths: readonly string[];
  /** Most pages of one round. */
  most?: number;
  /** Milliseconds before a round begins: visitors come first. */
  delayMs?: number;
}

/** Goes through the pages after a publication, so that the snapshot has those too that nobody asks for. */
export interface Refresh {
  /** Begins a round anew; one that is under way ends. */
  start(): void;
  stop(): void;
}

/** Resting this many times as long as a page took, a round takes a fifth of a core at most. */
const rest = 4;

/** One page at a time, with pauses. Stops at the first 503: the database is away. */
export function createRefresh({ request, paths, most = 300, delayMs = 2_000 }: RefreshOptions): Refresh {
  let current = new AbortController();

  async function round(signal: AbortSignal): Promise<void> {
    await pause(delayMs, undefined, { signal, ref: false });
    const found = new Set(paths);
    for (const path of found) {
      const begun = performance.now();
      const response = await request(path);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const html = await response.text();
      if (response.status >= 500 || signal.aborted) return;
      if (response.status === 200 && isPage)
        for (const link of linksIn(html)) if (found.size < most) found.add(link);
      await pause((performance.now() - begun) * rest, undefined, { signal, ref: false });
    }
  }

  return {
    start() {
      current.abort();
      current = new AbortController();
      // Broken off, or the database went away: the next publication begins anew.
      void round(current.signal).catch(() => undefined);
    },
    stop: () => current.abort(),
  };
}

/** Pages of this site that a page links to, further pages of a list included. */
export function linksIn(html: string): string[] {
  const paths = [...html.matchAll(/\shref="(\/(?!\/|api\/|assets\/)[\w/-]*(?:\?page=\d+)?)"/g)];
  return paths.flatMap(([, path]) => (path && isShared(path) ? [path] : []));
}

/** The pages of the site whose paths have no parameters. */
export function fixedPaths({ routes }: Pick<ServerBuild, 'routes'>): string[] {
  return Object.values(routes)
    .flatMap((route) => (route && route.parentId === 'root' ? [`/${route.path ?? ''}`] : []))
    .filter((path) => !/[:*.]/.test(path) && isShared(path));
}
