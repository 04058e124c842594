export const dynamic = 'force-static';

/** Nothing here is for search engines. */
export function GET(): Response {
  return new Response('User-agent: *\nDisallow: /\n', { headers: { 'Content-Type': 'text/plain' } });
}
