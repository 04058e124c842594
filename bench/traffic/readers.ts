import { setTimeout as pause } from 'node:timers/promises';

/** Pages that visitors read most. */
export const pages = [
  '/',
  '/services',
  '/solution',
  '/about',
  '/insights',
  '/careers',
  '/contact',
  '/industries',
  '/map',
  '/privacy-policy',
];
/** Calls of the API that those pages make. */
export const calls = [
  '/api/api/home/list',
  '/api/jobs?page=1&limit=5&status=active',
  '/api/blogs/list?page=1&limit=20',
  '/api/solutions/list?page=1&limit=20',
  '/api/settings/get',
  '/api/our-teams/list?page=1&limit=20',
];

/** Starts visitors who read pages meanwhile. @param pauseMs between two reads of each */
export function startReaders(urls: string[], count: number, pauseMs: number) {
  const paths = [...pages, ...calls];
  let stopping = false;
  const readers = {
    reads: 0,
    /** Connections that broke, and were retried as browsers do by themselves. */
    retried: 0,
    /** Answers other than 200, or none twice. */
    failed: [] as string[],
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(running);
    },
  };
  async function fetchStatus(url: string): Promise<number> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.status;
  }
  async function read(url: string, first: number): Promise<void> {
    for (let n = first; !stopping; n += 1) {
      const page = url + paths[n % paths.length];
      readers.reads += 1;
      const status = await fetchStatus(page).catch(() => {
        readers.retried += 1;
        return fetchStatus(page).catch(String);
      });
      if (status !== 200) readers.failed.push(`${page}: ${status}`);
      await pause(pauseMs);
    }
  }
  const running: Promise<void>[] = urls.flatMap((url) =>
    Array.from({ length: count }, (_, n) => read(url, n)),
  );
  return readers;
}
