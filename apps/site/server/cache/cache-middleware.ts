import type { Context, MiddlewareHandler, Next } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { chooseEncoding, type Entry, getVariant } from './entry.ts';
import type { CacheResult, PageCache } from './page-cache.ts';

export interface CacheMiddlewareOptions {
  cache: PageCache;
  /** The query parameters that a response may depend on; all others are dropped before rendering. */
  allowedParameters: (path: string) => readonly string[];
  /** Renders the response for a key. */
  render: (key: string) => Promise<Response>;
  /** Whether a path is cached at all. */
  applies?: (path: string) => boolean;
  onResult?: ((result: CacheResult) => void) | undefined;
}

/**
 * Answers GET and HEAD from the page cache. The renderer gets the path and the allowed parameters alone:
 * host, cookies, forwarding headers and unknown parameters cannot poison a shared response.
 */
export function cacheMiddleware(options: CacheMiddlewareOptions): MiddlewareHandler {
  const { cache, allowedParameters, render, applies = () => true, onResult } = options;
  return async function cacheMiddleware(c: Context, next: Next) {
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || !applies(path)) return next();
    const key = toCacheKey(c.req.url, path, allowedParameters(path));
    const { entry, result } = await cache.get(key, () => render(key));
    onResult?.(result);
    return reply(c, entry, result);
  };
}

/** Builds the key of a request: its path with the allowed parameters, each once, in the order of the list. */
export function toCacheKey(url: string, path: string, allowed: readonly string[]): string {
  if (allowed.length === 0 || !url.includes('?')) return path;
  const given = new URL(url).searchParams;
  const normalised = new URLSearchParams();
  for (const name of allowed) {
    const value = given.get(name);
    if (value !== null) normalised.set(name, value);
  }
  return normalised.size > 0 ? `${path}?${normalised}` : path;
}

async function reply(c: Context, entry: Entry, result: CacheResult): Promise<Response> {
  const variant = await getVariant(entry, chooseEncoding(c.req.header('accept-encoding')));
  const { status, withBody } = resolveReply(entry, c.req.method, c.req.header('if-none-match'));
  // Plain objects all the way: the Node adapter then writes them without building a Response first.
  const headers: Record<string, string> = { ...variant.headers, 'x-cache': result };
  // RFC 9111, section 5.1.
  if (result === 'stale')
    headers.age = String(Math.max(0, Math.round((Date.now() - entry.storedAt) / 1_000)));
  return new Response(withBody ? variant.body : null, { status, headers });
}

/** Resolves the status of the reply and whether it has a body, for HEAD and conditional requests too. */
export function resolveReply(
  entry: Pick<Entry, 'status' | 'etag'>,
  method: string | undefined,
  ifNoneMatch: string | undefined,
): { status: StatusCode; withBody: boolean } {
  if (entry.status === 200 && matchesTag(ifNoneMatch, entry.etag)) return { status: 304, withBody: false };
  return { status: entry.status, withBody: method !== 'HEAD' };
}

/** Checks whether an `If-None-Match` header names the tag, weak or strong, or is `*`. */
function matchesTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}
