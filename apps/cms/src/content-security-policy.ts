import { env } from '../env.ts';

/**
 * The Content-Security-Policy of the admin. Payload's screens need inline styles; scripts need the nonce of
 * the page, so that injected script does not run.
 */
export function contentSecurityPolicy(nonce: string): string {
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
