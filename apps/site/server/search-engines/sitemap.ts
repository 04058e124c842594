import { addressesPerPart } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import escapeHtml from 'escape-html';

/** An address as a sitemap says it: absolute, with when it last changed. */
interface Entry {
  address: string;
  updatedAt: string;
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
      'sitemapindex',
      'sitemap',
      parts.map(({ name, updatedAt }) => ({ address: `${origin}/sitemap-${name}.xml`, updatedAt })),
    );
  const entries = await Promise.all(parts.map(({ name }) => entriesOf(api, origin, name)));
  return written('urlset', 'url', entries.flat());
}

/**
 * One part of the sitemap.
 * @throws {ApiError} with 404 when there is no such part
 */
export async function partialSitemap(api: ApiClient, origin: string, part: string): Promise<string> {
  return written('urlset', 'url', await entriesOf(api, origin, part));
}

async function entriesOf(api: ApiClient, origin: string, part: string): Promise<Entry[]> {
  const { addresses } = await api.get('sitemapPart', { params: { part } });
  return addresses.map(({ path, updatedAt }) => ({ address: `${origin}${path}`, updatedAt }));
}

/**
 * A document of the sitemap protocol 0.9 (sitemaps.org). Written here because the package `sitemap`
 * 9.0 holds up everybody for a tenth of a second per part; this takes a hundredth.
 */
function written(list: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: Entry[]): string {
  const lines = entries.map(
    ({ address, updatedAt }) =>
      `<${item}><loc>${escapeHtml(address)}</loc><lastmod>${updatedAt}</lastmod></${item}>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${list}>
`;
}
