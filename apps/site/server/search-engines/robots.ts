/**
 * What robots may read: pages, and everything that a page is drawn with (`/assets/`, `/api/media/`).
 * The calls of the API would show the same texts a second time without their pages; search results
 * are without end; nobody's own data is anybody else's. The order suits robots that take the first
 * rule that fits as well as those that take the longest (RFC 9309).
 * @param origin without a slash at its end
 */
export function robots(origin: string): string {
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
