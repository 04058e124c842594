import type { Context, MiddlewareHandler, Next } from 'hono';
import { chooseEncoding, type Entry, variantOf } from './entry.ts';
import type { CacheResult, PageCache } from './page-cache.ts';

export interface CachedOptions {
  cache: PageCache;
  /** The query parameters that an answer may depend on; all others are dropped before rendering. */
  allowedParameters: (path: string) => readonly string[];
  /** Renders the answer of a cleaned path. */
  render: (path: string) => Promise<Response>;
  /** Whether a path is cached at all. */
  applies?: (path: string) => boolean;
}

/**
 * Answers GET and HEAD from a page cache. What a visitor sends beyond the path
 * and the allowed parameters (Host, cookies, forwarding headers, unknown
 * parameters) never reaches the renderer, so it cannot poison a shared copy.
 */
export function cached(options: CachedOptions): MiddlewareHandler {
  const { cache, allowedParameters, render, applies = () => true } = options;
  return async function cached(c: Context, next: Next) {
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || !applies(path)) return next();
    const key = cleanPath(c.req.url, path, allowedParameters(path));
    const { entry, result } = await cache.get(key, () => render(key));
    return answer(c, entry, result);
  };
}

/** The path with its allowed parameters, each once, in the order of the allow-list. */
export function cleanPath(url: string, path: string, allowed: readonly string[]): string {
  if (allowed.length === 0 || !url.includes('?')) return path;
  const given = new URL(url).searchParams;
  const kept = new URLSearchParams();
  for (const name of allowed) {
    const value = given.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

async function answer(c: Context, entry: Entry, result: CacheResult): Promise<Response> {
  const { headers, body } = await variantOf(entry, chooseEncoding(c.req.header('accept-encoding')));
  // Plain objects all the way: the Node adapter then writes them without building a Response first.
  const answered: Record<string, string> = { ...headers, 'x-cache': result };
  // Whoever gets an old copy can see how old it is (RFC 9111, section 5.1).
  if (result === 'stale')
    answered.age = String(Math.max(0, Math.round((Date.now() - entry.storedAt) / 1_000)));
  if (entry.status === 200 && matches(c.req.header('if-none-match'), entry.etag)) {
    return new Response(null, { status: 304, headers: answered });
  }
  return new Response(c.req.method === 'HEAD' ? null : body, { status: entry.status, headers: answered });
}

/** True when an `If-None-Match` header names the tag, weak or strong, or is `*`. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
