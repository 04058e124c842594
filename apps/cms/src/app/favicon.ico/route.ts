import mark from '@riverfront/brand/logo/mark.svg';

/** The icon of browser tabs: the company's mark. */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: mark.src, 'cache-control': 'max-age=300' } });
}
