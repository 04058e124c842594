import { createHash } from 'node:crypto';

type Sources = Record<string, string[]>;

/** What reCAPTCHA v3 loads and talks to (Google's FAQ, "I'm using content-security-policy"). */
const google = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * The policy of a page: nothing but our own host, and of inline code exactly
 * what stands in this HTML, by hash (requirements, Security, "headers").
 * @param options.recaptcha the human check is Google's, so it may be loaded
 * @param options.framedBy the one origin that may show the page in a frame, for previews; such a page can
 *   neither lead the window around it elsewhere nor open dialogs or downloads in its name
 */
export function contentSecurityPolicy(
  html: string,
  { recaptcha = false, framedBy }: { recaptcha?: boolean | undefined; framedBy?: string | undefined } = {},
): string {
  const scripts = hashes(html, inlineScript);
  return policy({
    'script-src': ["'self'", ...(recaptcha ? google.scripts : []), ...scripts],
    'style-src': ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
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

/** The policy of the API reference, whose library sets style attributes from script. */
export function docsPolicy(html: string): string {
  return policy({
    'script-src': ["'self'", ...hashes(html, inlineScript)],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
}

/** The policy of an answer that is no page: it may load nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** The policy of a script: one that runs as a worker may do what its page may, and nothing else. */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'";

function policy(sources: Sources): string {
  return Object.entries({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The human check computes in a worker.
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

/** Code that a browser runs; structured data is none. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, code = '']) => code);
  return [...new Set(found)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
