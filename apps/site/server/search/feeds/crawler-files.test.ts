import { screens } from '@riverfront/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp, testOrigin } from '../../../testing/open-app.ts';

const site = await openTestApp();

const get = async (path: string) => site.app.request(path);
const read = async (path: string) => (await get(path)).text();

/** Reads the lastmod of each path in a sitemap. */
async function readSitemap(path = '/sitemap.xml'): Promise<Map<string, string>> {
  const entries = (await read(path)).matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g);
  return new Map([...entries].map(([, address = '', time = '']) => [address.replace(testOrigin, ''), time]));
}

const job = 'sap-ewm-consultant-ahmedabad';

async function update(collection: 'jobs' | 'blogs' | 'pages', key: string, data: object, draft = false) {
  const where = { key: { equals: key } };
  await site.content.payload.update({ collection, where, data, draft });
  await site.refresh();
}

describe('the sitemap', () => {
  test('lists every published page, and nothing else', async () => {
    const paths = [...(await readSitemap()).keys()];
    const { payload } = site.content;
    const keysOf = async (collection: 'services' | 'solutions' | 'blogs' | 'cases', folder: string) => {
      const { docs } = await payload.find({ collection, pagination: false, depth: 0 });
      return docs.map(({ key }) => `${folder}/${key}`);
    };
    const pages = await payload.find({ collection: 'pages', pagination: false, depth: 0 });
    const open = await payload.find({
      collection: 'jobs',
      where: { availability: { equals: 'active' } },
      pagination: false,
      depth: 0,
    });
    const unlisted = ['/my-application', '/search', '/loading', '/loadingg'];
    const listed = Object.keys(screens).filter((path) => !unlisted.includes(path));
    const expected = [
      ...listed,
      ...pages.docs.map(({ path }) => path),
      ...(await keysOf('services', '/services')),
      ...(await keysOf('solutions', '/solutions')),
      ...(await keysOf('blogs', '/blogs')),
      ...(await keysOf('cases', '/case-studies')),
      ...open.docs.map(({ key }) => `/careers/${key}`),
    ];
    expect(paths.toSorted()).toEqual(expected.toSorted());
    expect(paths.length).toBeGreaterThan(60);
  });
});

describe('the feeds', () => {
  test.each([
    ['/insights/feed.xml', /\/(?:blogs|case-studies)\//],
    ['/careers/feed.xml', /\/careers\//],
  ])('%s is RSS, newest first', async (path, folder) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await answer.text();
    expect(feed).toContain(`<atom:link href="${testOrigin}${path}" rel="self" type="application/rss+xml"/>`);
    const links = [...feed.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link?.replace(testOrigin, '')).toMatch(folder);
    const dates = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, date = '']) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(feed).toContain(`<lastBuildDate>${new Date(dates[0] ?? 0).toUTCString()}<`);
    expect(await read(path)).toBe(feed);
  });

  test('escape whatever staff write', async () => {
    await update('blogs', 'clean-core-in-practice', {
      title: 'A ]]> B & <b>C</b> \u000bD',
      subtitle: 'Less < more & ]]> <script>alert(1)</script>',
    });
    const feed = await read('/insights/feed.xml');
    expect(feed).toContain('<title><![CDATA[A ]]]]><![CDATA[> B & <b>C</b> D]]></title>');
    expect(feed).toContain('Less &lt; more &amp; ]]&gt; &lt;script&gt;');
    expect(feed).not.toContain('\u000b');
  });
});

test('removes a closed job from sitemap, feed and cache at once, and adds it again when it opens', async () => {
  const names = async () => [
    (await readSitemap()).has(`/careers/${job}`),
    (await read('/sitemap-jobs-1.xml')).includes(`/careers/${job}<`),
    (await read('/careers/feed.xml')).includes(`/careers/${job}<`),
  ];
  expect(await names()).toEqual([true, true, true]);
  expect((await get(`/api/jobs/${job}`)).status).toBe(200);
  await update('jobs', job, { availability: 'closed' });
  expect(await names()).toEqual([false, false, false]);
  expect((await get(`/api/jobs/${job}`)).status).toBe(410);
  await update('jobs', job, { availability: 'active' });
  expect(await names()).toEqual([true, true, true]);
});

test('allows crawlers pages and assets, and names the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const rules = await answer.text();
  expect(rules).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
  const disallowed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(disallowed).toEqual(['/api/', '/my-application', '/search$', '/search?', '/*.data$', '/__outbox']);
  expect(rules.indexOf('Allow: /api/media/')).toBeLessThan(rules.indexOf('Disallow: /api/'));
  expect(rules).not.toMatch(/Disallow: \/(?:assets|share)?$/m);
});
