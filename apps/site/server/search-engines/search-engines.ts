import { type ApiClient, isApiError } from '@riverfront/contract/client';
import { type Context, Hono } from 'hono';
import { dataPolicy } from '../http/content-security-policy.ts';
import { articleFeed, jobFeed } from './feeds.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { partialSitemap, wholeSitemap } from './sitemap.ts';

export interface SearchEngineOptions {
  /** The public API, without the page cache: what is made from its answers is cached itself. */
  api: ApiClient;
  /** Public origin of the site. */
  origin: string;
}

/** Whether a path is one of the files below, which the page cache keeps. */
export function isSearchEngineFile(path: string): boolean {
  return /^\/(?:robots\.txt|site\.webmanifest|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml|(?:insights|careers)\/feed\.xml)$/.test(
    path,
  );
}

/** What robots, feed readers and home screens ask for: `/robots.txt`, the sitemap, the feeds, the manifest. */
export function searchEngines({ api, origin }: SearchEngineOptions): Hono {
  const files = new Hono();
  const source = { api, origin: origin.replace(/\/$/, '') };
  files.get('/robots.txt', (c) => c.text(robots(source.origin)));
  files.get('/sitemap.xml', (c) => answer(c, 'application/xml', () => wholeSitemap(api, source.origin)));
  files.get('/:file{sitemap-.+\\.xml}', (c) => {
    const part = c.req.param('file').slice('sitemap-'.length, -'.xml'.length);
    return answer(c, 'application/xml', () => partialSitemap(api, source.origin, part));
  });
  files.get('/insights/feed.xml', (c) => answer(c, 'application/rss+xml', () => articleFeed(source)));
  files.get('/careers/feed.xml', (c) => answer(c, 'application/rss+xml', () => jobFeed(source)));
  files.get('/site.webmanifest', (c) =>
    answer(c, 'application/manifest+json', async () => manifest((await api.get('settings', {})).settings)),
  );
  return files;
}

async function answer(c: Context, type: string, write: () => Promise<string>): Promise<Response> {
  try {
    return c.body(await write(), 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': dataPolicy,
    });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return c.text('There is no such file.', 404);
    return c.text(error.message, 503, { 'retry-after': '5' });
  }
}
