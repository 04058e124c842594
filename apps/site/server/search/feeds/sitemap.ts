import { addressesPerPart } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import escapeHtml from 'escape-html';

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
export async function createSitemap(api: ApiClient, origin: string): Promise<string> {
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
export async function createPartialSitemap(api: ApiClient, origin: string, part: string): Promise<string> {
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
