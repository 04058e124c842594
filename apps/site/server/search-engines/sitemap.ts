import { addressesPerPart } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

interface Entry {
  url: string;
  lastmod: string;
}

/**
 * The sitemap of the whole site: all addresses while they fit into one part, else an index of the
 * parts at `/sitemap-{part}.xml`.
 * @param origin without a slash at its end
 * @throws {ApiError} what the API answers when the addresses cannot be had
 */
export async function wholeSitemap(api: ApiClient, origin: string): Promise<string> {
  const { parts } = await api.get('sitemapParts', {});
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  if (total > addressesPerPart)
    return written(
      new SitemapIndexStream({ level: ErrorLevel.THROW }),
      parts.map(({ name, updatedAt }) => ({ url: `${origin}/sitemap-${name}.xml`, lastmod: updatedAt })),
    );
  const entries = await Promise.all(parts.map(({ name }) => entriesOf(api, origin, name)));
  return written(new SitemapStream(streamOptions), entries.flat());
}

/**
 * One part of the sitemap.
 * @throws {ApiError} with 404 when there is no such part
 */
export async function partialSitemap(api: ApiClient, origin: string, part: string): Promise<string> {
  return written(new SitemapStream(streamOptions), await entriesOf(api, origin, part));
}

/** No extensions: pictures, films and translations of pages are not listed. */
const streamOptions = {
  level: ErrorLevel.THROW,
  xmlns: { news: false, video: false, xhtml: false, image: false },
};

async function entriesOf(api: ApiClient, origin: string, part: string): Promise<Entry[]> {
  const { addresses } = await api.get('sitemapPart', { params: { part } });
  return addresses.map(({ path, updatedAt }) => ({ url: `${origin}${path}`, lastmod: updatedAt }));
}

async function written(stream: SitemapStream | SitemapIndexStream, entries: Entry[]): Promise<string> {
  const text = streamToPromise(stream);
  for (const entry of entries) stream.write(entry);
  stream.end();
  return (await text).toString();
}
