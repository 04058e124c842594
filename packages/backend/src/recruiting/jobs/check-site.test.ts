import { expect, test } from 'vitest';
import { checkSite } from './check-site.ts';

const origin = 'https://www.riverfront.example';
const key = 'sap-architect';
const closed = { key, title: 'SAP Architect', availability: 'closed' as const };
const open = { ...closed, availability: 'active' as const };

interface Answer {
  text: string;
  status: number;
  type: string;
}
const page = (text: string, status = 200): Answer => ({ text, status, type: 'text/html' });
const json = (text: string, status = 200): Answer => ({ text, status, type: 'application/json' });
const xml = (text: string): Answer => ({ text, status: 200, type: 'application/xml' });
const urlset = (...keys: string[]) =>
  xml(`<urlset>${keys.map((name) => `<url><loc>${origin}/careers/${name}</loc></url>`).join('')}</urlset>`);
const feed = (...keys: string[]): Answer => ({
  ...xml(keys.map((name) => `<link>${origin}/careers/${name}</link>`).join('')),
  type: 'application/rss+xml',
});
const index = xml(
  `<sitemapindex><sitemap><loc>${origin}/sitemap-jobs-1.xml</loc></sitemap><sitemap><loc>${origin}/sitemap-jobs-7.xml</loc></sitemap></sitemapindex>`,
);
const listed = json(`{"data":[{"_id":"${key}"}]}`);

/** A site without the job, with another one whose key begins alike. */
const withoutJob: Record<string, Answer> = {
  '/api/jobs': json('{"data":[]}'),
  [`/api/jobs/${key}`]: json('{}', 410),
  [`/careers/${key}`]: page('<p>This role is closed.</p>', 410),
  '/sitemap.xml': urlset(`${key}-2`),
  '/careers/feed.xml': feed(`${key}-2`),
};

/** Checks a site with these answers; each is requested once. */
function check(job: typeof closed | typeof open, answers: Record<string, Answer> = {}) {
  const site: Record<string, Answer> = { ...withoutJob, ...answers };
  const respond = async (input: string | URL | Request) => {
    const { text, status, type } = site[new URL(String(input)).pathname] ?? page('', 404);
    return new Response(text, { status, headers: { 'content-type': type } });
  };
  return checkSite({ url: origin, pollMs: 10_000, fetch: respond as typeof fetch }, job);
}

test('confirms that a closed job is gone, with one sitemap or several', async () => {
  expect((await check(closed)).map(({ done }) => done)).toEqual(Array(5).fill(true));
  const parts = { '/sitemap-jobs-1.xml': urlset('other'), '/sitemap-jobs-7.xml': urlset(`${key}-2`) };
  const checks = await check(closed, { '/sitemap.xml': index, ...parts });
  expect(checks.map(({ done }) => done)).toEqual(Array(5).fill(true));
});

test.each<[string, Record<string, Answer>, string[]]>([
  [
    'pages that still show it',
    {
      '/api/jobs': listed,
      [`/api/jobs/${key}`]: json('{}'),
      [`/careers/${key}`]: page('<script>{"@type":"JobPosting"}</script>'),
    },
    ['It is still listed.', 'It answers 200.', 'It answers 200.', 'It still does.'],
  ],
  ['the sitemap', { '/sitemap.xml': urlset('other', key) }, ['/sitemap.xml still names it.']],
  ['the feed', { '/careers/feed.xml': feed(key) }, ['/careers/feed.xml still names it.']],
  [
    'a part of the sitemap',
    {
      '/sitemap.xml': index,
      '/sitemap-jobs-1.xml': urlset('other'),
      '/sitemap-jobs-7.xml': urlset(key),
    },
    ['/sitemap-jobs-7.xml still names it.'],
  ],
  [
    'a missing sitemap',
    { '/sitemap.xml': page('Not found', 404) },
    ['/sitemap.xml cannot be read: it answers 404.'],
  ],
  [
    'a feed that is a page',
    { '/careers/feed.xml': page('<p>Home</p>') },
    ['/careers/feed.xml cannot be read: it answers 200.'],
  ],
  [
    'a missing part of the sitemap',
    { '/sitemap.xml': index },
    ['/sitemap-jobs-1.xml cannot be read: it answers 404.'],
  ],
])('does not confirm a closed job because of %s', async (_, answers, details) => {
  const checks = await check(closed, answers);
  expect(checks.flatMap(({ done, detail }) => (done ? [] : [detail]))).toEqual(details);
});

test('requires an open job in the sitemap', async () => {
  const pages = { '/api/jobs': listed, [`/careers/${key}`]: page('<h1>SAP Architect</h1>') };
  const checks = await check(open, { ...pages, '/sitemap.xml': urlset(key) });
  expect(checks.map(({ done }) => done)).toEqual([true, true, true]);
  expect((await check(open, pages)).at(-1)).toMatchObject({ done: false, detail: 'It does not yet.' });
});

test('confirms nothing when the site cannot be reached', async () => {
  const fail = () => Promise.reject(new Error('ECONNREFUSED'));
  const checks = await checkSite({ url: origin, pollMs: 10_000, fetch: fail }, closed);
  expect(checks.every(({ done }) => !done)).toBe(true);
});
