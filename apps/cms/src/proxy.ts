import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '../env.ts';

/**
 * Adds a Content-Security-Policy with a nonce to every page. Next reads the nonce from the request's header
 * and sets it on its scripts.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  // https://w3c.github.io/webappsec-change-password-url: password managers follow it, if others below are 404.
  if (pathname === '/.well-known/change-password')
    return NextResponse.redirect(new URL('/admin/account', env.CMS_URL));
  if (pathname.startsWith('/.well-known/')) return new NextResponse('Not found', { status: 404 });
  try {
    // A screen that Next renders would wait 11 seconds for the driver, and fail with a 500.
    if (pathname.startsWith('/admin')) await globalThis.assertDatabaseAnswers?.();
  } catch {
    return unavailable();
  }
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * The Content-Security-Policy of the admin. Payload's screens need inline styles; scripts need the nonce of
 * the page, so that injected script does not run.
 */
function contentSecurityPolicy(nonce: string): string {
  const site = new URL(env.SITE_URL).origin;
  // React's error overlay and hot reload evaluate code.
  const development = env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${site}`,
    `media-src 'self' blob: ${site}`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src 'self' ${site}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Explains that the database is unavailable, without scripts and styles, which might be unavailable too. */
function unavailable(): NextResponse {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The staff side is not available</title>
<h1>The staff side is not available at the moment</h1>
<p>The database cannot be reached. What was saved is safe. Please try again in a minute.</p>
<p><a href="">Try again</a></p>
</html>`;
  return new NextResponse(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      'Retry-After': '60',
    },
  });
}

/**
 * The résumé viewer and the API have stricter policies (`next.config.ts`). For a proxy Next reads the whole
 * body of a request into memory and cuts it at 10 MB, so uploads must not pass here.
 */
export const config = {
  matcher: ['/((?!_next/static|resume-viewer/|api/).*)'],
};
