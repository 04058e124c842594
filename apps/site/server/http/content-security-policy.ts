import { createHash } from 'node:crypto';

/**
 * The policy of a page: nothing but our own host, and of inline code exactly
 * what stands in this HTML, by hash (requirements, Security, "headers").
 */
export function contentSecurityPolicy(html: string): string {
  return policy({
    'script-src': ["'self'", ...hashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)],
    'style-src': ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
  });
}

/** The policy of the API reference, whose library sets style attributes from script. */
export function docsPolicy(html: string): string {
  return policy({
    'script-src': ["'self'", ...hashes(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
}

/** The policy of an answer that is no page: it may load nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

function policy(sources: Record<'script-src' | 'style-src', string[]>): string {
  return Object.entries({
    'default-src': ["'none'"],
    ...sources,
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, code = '']) => code);
  return [...new Set(found)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
