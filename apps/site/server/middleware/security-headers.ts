import type { Context, Next } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Headers that say something about documents alone. */
const ofDocuments = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
} as const;

/**
 * Sets the security headers of every response, except the Content-Security-Policy, which depends on the HTML. Scripts,
 * styles and fonts of the build, of which a page loads fifty, have only those that concern them.
 * @param options.recaptcha drops Cross-Origin-Embedder-Policy, because Google's frame does not opt in
 */
export function securityHeaders({ recaptcha = false } = {}) {
  const shared = {
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: recaptcha ? 'unsafe-none' : 'require-corp',
    xContentTypeOptions: 'nosniff',
    xXssProtection: false,
  };
  const forDocuments = secureHeaders({
    ...shared,
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
  const forFiles = secureHeaders({ ...shared, ...ofDocuments });
  const done = async () => {};
  return async function securityHeaders(c: Context, next: Next) {
    await next();
    const isFile =
      c.req.path.startsWith('/assets/') && c.res.headers.get('cache-control')?.includes('immutable');
    await (isFile ? forFiles : forDocuments)(c, done);
  };
}
