import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type Sources = Record<string, string[]>;

/** Hosts that reCAPTCHA v3 loads from (Google's FAQ, "I'm using content-security-policy"). */
const google = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * Builds the policy of a page: our own host, and the inline code of this HTML by hash.
 * @param html in UTF-8
 * @param options.recaptcha allows Google's reCAPTCHA
 * @param options.framedBy the one origin that may embed the page, for previews; the sandbox keeps such a page
 *   from navigating its parent and from opening dialogs and downloads
 */
export function contentSecurityPolicy(
  html: Buffer,
  { recaptcha = false, framedBy }: { recaptcha?: boolean | undefined; framedBy?: string | undefined } = {},
): string {
  return policy({
    'script-src': ["'self'", ...(recaptcha ? google.scripts : []), ...hashes(html, 'script')],
    'style-src': ["'self'", ...hashes(html, 'style')],
    ...(framedBy && {
      'frame-ancestors': [framedBy],
      sandbox: [
        'allow-scripts',
        'allow-same-origin',
        'allow-forms',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
      ],
    }),
    ...(recaptcha && { 'connect-src': ["'self'", ...google.frames], 'frame-src': google.frames }),
  });
}

/** The policy of responses other than pages: it allows nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** The policy of uploads: an SVG that is opened by its address keeps its looks, and runs and loads nothing. */
export const mediaPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The policy of scripts, for those that run as workers. */
const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'";

function policy(sources: Sources): string {
  return Object.entries({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The captcha is solved in a worker.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...sources,
  })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** A script that a browser fetches, or that is data. */
const notInline = /\s(?:src=|type="application\/ld\+json")/;

/** Lists the hashes of the inline code in all elements of this name. */
function hashes(html: Buffer, name: 'script' | 'style'): string[] {
  const found = new Set<string>();
  for (let start = html.indexOf(`<${name}`); start >= 0; start = html.indexOf(`<${name}`, start)) {
    const code = html.indexOf('>', start) + 1;
    const end = html.indexOf(`</${name}>`, code);
    if (end < 0) break;
    if (!notInline.test(html.toString('latin1', start, code)))
      found.add(`'sha256-${createHash('sha256').update(html.subarray(code, end)).digest('base64')}'`);
    start = end;
  }
  return [...found];
}

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

/** What other sites may embed: social previews, and the mark in emails. */
const embeddable = /^\/(?:share\/|brand\/.*\.png$)/;

/**
 * Sets the security headers of every response, and a Content-Security-Policy where it has none: that of a page depends
 * on its HTML. Scripts, styles and fonts of the build, of which a page loads fifty, have only those that concern them.
 * @param options.recaptcha drops Cross-Origin-Embedder-Policy, because Google's frame does not opt in
 */
export function securityHeaders({
  recaptcha = false,
}: {
  recaptcha?: boolean | undefined;
} = {}): MiddlewareHandler {
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
  return async function securityHeaders(c, next) {
    await next();
    const { path } = c.req;
    const { headers } = c.res;
    const isFile = path.startsWith('/assets/') && headers.get('cache-control')?.includes('immutable');
    await (isFile ? forFiles : forDocuments)(c, done);
    if (embeddable.test(path)) c.header('cross-origin-resource-policy', 'cross-origin');
    if (headers.has('content-security-policy')) return;
    const isScript = headers.get('content-type')?.startsWith('text/javascript');
    c.header('content-security-policy', isScript ? scriptPolicy : dataPolicy);
  };
}
