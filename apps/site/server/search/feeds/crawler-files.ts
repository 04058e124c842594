import { brand } from '@riverfront/brand';
import { addressesPerPart, type SiteSettings } from '@riverfront/contract';
import { isApiError } from '@riverfront/contract/api-error';
import type { ApiClient } from '@riverfront/contract/client';
import { Feed, type Item } from 'feed';
import { type Context, Hono } from 'hono';
import { escapeHtml } from '../../content/mapping/rich-text.ts';
import { dataPolicy } from '../../middleware/headers.ts';

interface CrawlerFilesOptions {
  /** The public API without the page cache: the responses made from it are cached themselves. */
  api: ApiClient;
  /** Public origin of the site. */
  origin: string;
}

/** Serves the files for crawlers, feed readers and home screens: robots.txt, sitemap, feeds and web app manifest. */
export function crawlerFiles({ api, origin: publicOrigin }: CrawlerFilesOptions): Hono {
  const files = new Hono();
  const origin = publicOrigin.replace(/\/$/, '');
  files.get('/robots.txt', (c) => c.text(createRobots(origin)));
  files.get('/sitemap.xml', (c) => respond(c, 'application/xml', () => createSitemap(api, origin)));
  files.get('/:file{sitemap-.+\\.xml}', (c) => {
    const part = c.req.param('file').slice('sitemap-'.length, -'.xml'.length);
    return respond(c, 'application/xml', () => createPartialSitemap(api, origin, part));
  });
  const rss = 'application/rss+xml';
  files.get('/insights/feed.xml', (c) => respond(c, rss, () => articleFeed(api, origin)));
  files.get('/careers/feed.xml', (c) => respond(c, rss, () => jobFeed(api, origin)));
  files.get('/site.webmanifest', (c) =>
    respond(c, 'application/manifest+json', async () =>
      createManifest((await api.get('settings', {})).settings),
    ),
  );
  return files;
}

async function respond(c: Context, type: string, create: () => Promise<string>): Promise<Response> {
  try {
    return c.body(await create(), 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': dataPolicy,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return c.text('There is no such file.', 404);
    return c.text(error.message, 503, { 'retry-after': '5' });
  }
}

/**
 * Creates robots.txt. Crawlers may fetch pages and what they are rendered with (`/assets/`, `/api/media/`), but not the
 * API, search results and personal data. The order suits crawlers that apply the first matching rule as well as those
 * that apply the longest (RFC 9309).
 */
function createRobots(origin: string): string {
  return `User-agent: *
Allow: /api/media/
Disallow: /api/
Disallow: /my-application
Disallow: /search$
Disallow: /search?
Disallow: /*.data$
Disallow: /__outbox

Sitemap: ${origin}/sitemap.xml
`;
}

/** Creates the web app manifest: the site's name and icon on a home screen, opened in the browser. */
function createManifest({ companyName, description }: SiteSettings): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => {
      return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
    }),
  );
  return JSON.stringify({
    id: '/',
    name: companyName,
    short_name: companyName.split(' ')[0],
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: brand.colours.light.page,
    background_color: brand.colours.light.page,
    icons,
  });
}

interface Entry {
  /** Absolute URL. */
  url: string;
  updatedAt: string;
}

/**
 * Creates the sitemap of the site, or an index of its parts at `/sitemap-{part}.xml` when one file cannot hold it.
 * @param origin without a trailing slash
 * @throws {ApiError}
 */
async function createSitemap(api: ApiClient, origin: string): Promise<string> {
  const { parts } = await api.get('sitemapParts', {});
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (total > addressesPerPart)
    return toXml(
      'sitemapindex',
      'sitemap',
      parts.map(({ name, updatedAt }) => ({ url: `${origin}/sitemap-${name}.xml`, updatedAt })),
    );
  const entries = await Promise.all(parts.map(({ name }) => fetchEntries(api, origin, name)));
  return toXml('urlset', 'url', entries.flat());
}

/**
 * Creates one part of the sitemap.
 * @throws {ApiError} 404 when there is no such part
 */
async function createPartialSitemap(api: ApiClient, origin: string, part: string): Promise<string> {
  return toXml('urlset', 'url', await fetchEntries(api, origin, part));
}

async function fetchEntries(api: ApiClient, origin: string, part: string): Promise<Entry[]> {
  const { addresses } = await api.get('sitemapPart', { params: { part } });
  return addresses.map(({ path, updatedAt }) => ({ url: `${origin}${path}`, updatedAt }));
}

/**
 * Serialises to the sitemap protocol 0.9 (sitemaps.org). The package `sitemap` 9.0 blocks the event loop for 100 ms
 * per part; this takes 10 ms.
 */
function toXml(list: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: Entry[]): string {
  const lines = entries.map(
    ({ url, updatedAt }) =>
      `<${item}><loc>${escapeHtml(url)}</loc><lastmod>${updatedAt}</lastmod></${item}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${list}>
`;
}

/** Maximum number of items: about a year of articles, and more jobs than are published between two visits. */
const limit = '40';

/**
 * Creates the RSS 2.0 feed of the newest articles and case studies.
 * @param origin without a trailing slash
 * @throws {ApiError}
 */
async function articleFeed(api: ApiClient, origin: string): Promise<string> {
  const [{ settings }, { blogs }, { cases }] = await Promise.all([
    api.get('settings', {}),
    api.get('blogs', { query: { limit } }),
    api.get('cases', {}),
  ]);
  const entries = [
    ...blogs.map((blog) => ({ ...blog, path: `/blogs/${blog._id}`, about: blog.category.label })),
    ...cases.map((study) => ({ ...study, path: `/case-studies/${study._id}`, about: study.industry })),
  ];
  return createRss({
    origin,
    path: '/insights',
    title: `${settings.companyName}: insights`,
    description: 'Articles about SAP, cloud, data, engineering and business, and case studies.',
    items: entries
      .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
      .slice(0, Number(limit))
      .map(({ title, path, publishedOn, subtitle, about }) => ({
        title: toXmlText(title),
        link: `${origin}${path}`,
        date: new Date(publishedOn),
        description: toXmlText(escapeHtml(subtitle)),
        category: [{ name: toXmlText(about) }],
      })),
  });
}

/**
 * Creates the RSS 2.0 feed of the newest open jobs.
 * @throws {ApiError}
 */
async function jobFeed(api: ApiClient, origin: string): Promise<string> {
  const [{ settings }, { data: jobs }] = await Promise.all([
    api.get('settings', {}),
    api.get('jobs', { query: { limit, status: 'active' } }),
  ]);
  return createRss({
    origin,
    path: '/careers',
    title: `${settings.companyName}: open roles`,
    description: `Jobs at ${settings.companyName} that take applications now.`,
    items: jobs.map((job) => ({
      title: toXmlText(`${job.title}, ${job.location}`),
      link: `${origin}/careers/${job._id}`,
      date: new Date(job.createdAt),
      description: toXmlText(
        escapeHtml([job.department, job.job_type, job.work_mode, job.experience].join(' · ')),
      ),
      content: toXmlText(job.description),
      category: [{ name: toXmlText(job.department) }],
    })),
  });
}

interface FeedOptions {
  origin: string;
  /** Path of the page that the feed belongs to. */
  path: string;
  title: string;
  description: string;
  items: Item[];
}

function createRss({ origin, path, title, description, items }: FeedOptions): string {
  const feed = new Feed({
    title: toXmlText(title),
    description: toXmlText(description),
    link: `${origin}${path}`,
    feed: `${origin}${path}/feed.xml`,
    language: 'en-gb',
    generator: false,
    image: `${origin}/icon-192.png`,
    // That of the newest item, not the current time, so that the ETag stays the same.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}

/** Removes the characters that XML does not allow (XML 1.0, section 2.2). */
function toXmlText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
}
