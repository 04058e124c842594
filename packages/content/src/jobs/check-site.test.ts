import { expect, test } from 'vitest';
import { checkSite } from './check-site.ts';

const origin = 'https://www.riverfront.example';
const key = 'sap-architect';
const closed = { key, title: 'SAP Architect', availability: 'closed' as const };
const open = { ...closed, availability: 'active' as const };

const page = (text: string, status = 200) => ({ text, status, type: 'text/html' });
const xml = (text: string, type = 'application/xml') => ({ text, status: 200, type });
const urlset = (...keys: string[]) =>
  xml(`<urlset>${keys.map((name) => `<url><loc>${origin}/careers/${name}</loc></url>`).join('')}</urlset>`);
const index = xml(
  `<sitemapindex><sitemap><loc>${origin}/sitemap-jobs-1.xml</loc></sitemap><sitemap><loc>${origin}/sitemap-jobs-7.xml</loc></sitemap></sitemapindex>`,
);
const feed = (...keys: string[]) =>
  xml(keys.map((name) => `<link>${origin}/careers/${name}</link>`).join(''), 'application/rss+xml');

/** A site that has forgotten the job, with a job whose key begins alike. */
const forgotten: Record<string, { text: string; status: number; type: string }> = {
  '/api/jobs': { text: '{"data":[]}', status: 200, type: 'application/json' },
  [`/api/jobs/${key}`]: { text: '{}', status: 410, type: 'application/json' },
  [`/careers/${key}`]: page('<p>This role is closed.</p>', 410),
  '/sitemap.xml': urlset(`${key}-2`),
  '/careers/feed.xml': feed(`${key}-2`),
};

/** What the checklist says of a site with these answers, each asked for once. */
function check(job: typeof closed | typeof open, answers: Partial<typeof forgotten>) {
  const site = { ...forgotten, ...answers };
  return checkSite(
    {
      url: origin,
      everyMs: 10_000,
      fetch: (async (input: string | URL | Request) => {
        const { pathname } = new URL(String(input));
        const { text, status, type } = site[pathname] ?? page('', 404);
        return new Response(text, { status, headers: { 'content-type': type } });
      }) as typeof fetch,
    },
    job,
  );
}

const failed = async (answers: Partial<typeof forgotten>) =>
  (await check(closed, answers)).flatMap(({ done, detail }) => (done ? [] : [detail]));

test('a site that has forgotten a closed job passes, in one sitemap or in parts', async () => {
  expect((await check(closed, {})).map(({ done }) => done)).toEqual([true, true, true, true, true]);
  const parts = { '/sitemap-jobs-1.xml': urlset('other'), '/sitemap-jobs-7.xml': urlset(`${key}-2`) };
  expect(await failed({ '/sitemap.xml': index, ...parts })).toEqual([]);
});

test('what still knows a closed job is named', async () => {
  expect(
    await failed({
      '/api/jobs': { text: `{"data":[{"_id":"${key}"}]}`, status: 200, type: 'application/json' },
      [`/api/jobs/${key}`]: { text: '{}', status: 200, type: 'application/json' },
      [`/careers/${key}`]: page('<script>{"@type":"JobPosting"}</script>'),
    }),
  ).toEqual(['It is still listed.', 'It answers 200.', 'It answers 200.', 'It still does.']);
  expect(await failed({ '/sitemap.xml': urlset('other', key) })).toEqual(['/sitemap.xml still names it.']);
  expect(await failed({ '/careers/feed.xml': feed(key) })).toEqual(['/careers/feed.xml still names it.']);
  const parts = { '/sitemap-jobs-1.xml': urlset('other'), '/sitemap-jobs-7.xml': urlset(key) };
  expect(await failed({ '/sitemap.xml': index, ...parts })).toEqual(['/sitemap-jobs-7.xml still names it.']);
});

test('a sitemap or feed that is not there proves nothing', async () => {
  expect(await failed({ '/sitemap.xml': page('Not found', 404) })).toEqual([
    '/sitemap.xml cannot be read: it answers 404.',
  ]);
  expect(await failed({ '/careers/feed.xml': page('<p>Home</p>') })).toEqual([
    '/careers/feed.xml cannot be read: it answers 200.',
  ]);
  expect(await failed({ '/sitemap.xml': index })).toEqual([
    '/sitemap-jobs-1.xml cannot be read: it answers 404.',
  ]);
});

test('an opened job has to be in the sitemap', async () => {
  const shown = {
    '/api/jobs': { text: `{"data":[{"_id":"${key}"}]}`, status: 200, type: 'application/json' },
    [`/careers/${key}`]: page('<h1>SAP Architect</h1>'),
  };
  expect((await check(open, { ...shown, '/sitemap.xml': urlset(key) })).map(({ done }) => done)).toEqual([
    true,
    true,
    true,
  ]);
  expect((await check(open, shown)).at(-1)).toMatchObject({ done: false, detail: 'It does not yet.' });
});

test('a site that cannot be asked is no proof either', async () => {
  const checks = await checkSite(
    { url: origin, everyMs: 10_000, fetch: () => Promise.reject(new Error('refused')) },
    closed,
  );
  expect(checks.every(({ done }) => !done)).toBe(true);
});
