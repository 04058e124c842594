import type { Context, MiddlewareHandler, Next } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
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
  /** Told of each answer whether it came from memory. */
  onResult?: ((result: CacheResult) => void) | undefined;
}

/**
 * Answers GET and HEAD from a page cache. What a visitor sends beyond the path
 * and the allowed parameters (Host, cookies, forwarding headers, unknown
 * parameters) never reaches the renderer, so it cannot poison a shared copy.
 */
export function cached(options: CachedOptions): MiddlewareHandler {
  const { cache, allowedParameters, render, applies = () => true, onResult } = options;
  return async function cached(c: Context, next: Next) {
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || !applies(path)) return next();
    const key = cleanPath(c.req.url, path, allowedParameters(path));
    const { entry, result } = await cache.get(key, () => render(key));
    onResult?.(result);
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
  const { status, withBody } = replyWith(entry, c.req.method, c.req.header('if-none-match'));
  // Plain objects all the way: the Node adapter then writes them without building a Response first.
  const answered: Record<string, string> = { ...headers, 'x-cache': result };
  // Whoever gets an old copy can see how old it is (RFC 9111, section 5.1).
  if (result === 'stale')
    answered.age = String(Math.max(0, Math.round((Date.now() - entry.storedAt) / 1_000)));
  return new Response(withBody ? body : null, { status, headers: answered });
}

/** The status that an entry is answered with, and whether its body goes with it. */
export function replyWith(
  entry: Pick<Entry, 'status' | 'etag'>,
  method: string | undefined,
  ifNoneMatch: string | undefined,
): { status: StatusCode; withBody: boolean } {
  if (entry.status === 200 && matches(ifNoneMatch, entry.etag)) return { status: 304, withBody: false };
  return { status: entry.status, withBody: method !== 'HEAD' };
}

/** True when an `If-None-Match` header names the tag, weak or strong, or is `*`. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
