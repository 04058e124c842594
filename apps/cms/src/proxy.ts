import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy } from './content-security-policy.ts';

/**
 * Gives every page a Content-Security-Policy with a nonce of its own. Next reads
 * the nonce from the request's header and puts it on the scripts it writes.
 */
export function proxy(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/**
 * The résumé viewer and the API have policies of their own, which are stricter (`next.config.ts`). Before a proxy Next
 * reads the whole body of a request into memory and cuts it at 10 MB, so no upload may come this way.
 */
export const config = {
  matcher: ['/((?!_next/static|resume-viewer/|api/).*)'],
};
