import { type Verdict, verdict } from '../measure.ts';

/** As many as once evicted all pages from the page cache. */
const count = 1_500;

/** Sends unlimited numbers of URLs, none of which may evict a screen from the page cache. */
export async function invented(siteUrl: string): Promise<Verdict[]> {
  const screens = ['/', '/careers', '/insights', '/api/jobs?page=1&limit=5&status=active'];
  const ask = async (path: string) => {
    const answer = await fetch(siteUrl + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    return answer;
  };
  const families: [string, (n: number) => string][] = [
    ['page numbers', (n) => `/api/blogs/list?page=${n + 2}&limit=20`],
    ['limits', (n) => `/api/blogs/list?page=${n}&limit=7`],
    ['filters', (n) => `/api/jobs?type=${n}`],
    ['pages of a screen', (n) => `/careers?page=${n + 2}`],
  ];
  const verdicts: Verdict[] = [];
  for (const [name, address] of families) {
    for (const path of screens) await ask(path);
    for (let n = 0; n < count; n += 1) await ask(address(n));
    const results = await Promise.all(screens.map(async (path) => (await ask(path)).headers.get('x-cache')));
    const ok = results.every((result) => result === 'hit');
    verdicts.push(verdict(`invented: ${count} ${name}`, ok, results.join(', ')));
  }
  return verdicts;
}
