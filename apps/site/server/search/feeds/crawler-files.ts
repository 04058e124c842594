import type { SiteSettings } from '@riverfront/contract';
import { type ApiClient, isApiError } from '@riverfront/contract/client';
import { type Context, Hono } from 'hono';
import { dataPolicy } from '../../middleware/content-security-policy.ts';
import { articleFeed, jobFeed } from './rss.ts';
import { createPartialSitemap, createSitemap } from './sitemap.ts';

interface CrawlerFilesOptions {
  /** The public API without the page cache: the responses made from it are cached themselves. */
  api: ApiClient;
  /** Public origin of the site. */
  origin: string;
}

const cachedFiles =
  /^\/(?:robots\.txt|site\.webmanifest|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml|(?:insights|careers)\/feed\.xml)$/;

/** Checks whether a path is one of the files below, which the page cache stores. */
export function isCrawlerFile(path: string): boolean {
  return cachedFiles.test(path);
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
function createManifest({ companyName, description, brand }: SiteSettings): string {
  const icons = [192, 512].flatMap((size) =>
    ['any', 'maskable'].map((purpose) => {
      return { src: `/icon-${size}.png?${brand.icon}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
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
    theme_color: brand.themeColours.light,
    background_color: brand.themeColours.light,
    icons,
  });
}
