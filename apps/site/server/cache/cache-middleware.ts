import type { IncomingMessage, RequestListener } from 'node:http';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { plainPage } from '../middleware/plain-page.ts';
import { type Entry, getVariant, resolveEncoding, type Variant } from './entry.ts';
import { type CacheResult, OverloadedError, type PageCache } from './page-cache.ts';

interface CacheMiddlewareOptions {
  cache: PageCache;
  /** The query parameters that a response may depend on; all others are dropped before rendering. */
  allowedParameters: (path: string) => readonly string[];
  /** Renders the response for a key. */
  render: (key: string) => Promise<Response>;
  /** Whether a path is cached at all. */
  applies?: (path: string) => boolean;
}

/**
 * Answers GET and HEAD from the page cache. The renderer gets the path and the allowed parameters alone:
 * host, cookies, forwarding headers and unknown parameters cannot poison a shared response.
 */
export function cacheMiddleware(options: CacheMiddlewareOptions): MiddlewareHandler {
  const { cache, allowedParameters, render, applies = () => true } = options;
  return async function cacheMiddleware(c: Context, next: Next) {
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || !applies(path)) return next();
    const key = toCacheKey(c.req.url, path, allowedParameters(path));
    try {
      const { entry, result } = await cache.get(key, () => render(key));
      return await reply(c, entry, result, allowedParameters(path));
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      const { message } = error;
      c.header('retry-after', '5');
      c.header('cache-control', 'no-store');
      if (path.startsWith('/api/')) return c.json({ success: false, message }, 503);
      return c.html(plainPage({ title: 'Please try again', text: message }), 503);
    }
  };
}

/** Builds the key of a request: its path with the allowed parameters, each once, in the order of the list. */
function toCacheKey(url: string, path: string, allowed: readonly string[]): string {
  if (allowed.length === 0 || !url.includes('?')) return path;
  const given = new URL(url).searchParams;
  const normalised = new URLSearchParams();
  for (const name of allowed) {
    const value = given.get(name);
    if (value !== null) normalised.set(name, value);
  }
  return normalised.size > 0 ? `${path}?${normalised}` : path;
}

/** Adds to where a redirect leads the parameters that the renderer did not get, such as those of a campaign. */
function passOn(location: string, url: string, allowed: readonly string[]): string {
  const to = new URL(location, url);
  for (const [name, value] of new URL(url).searchParams)
    if (!allowed.includes(name)) to.searchParams.append(name, value);
  return to.pathname + to.search + to.hash;
}

async function reply(
  c: Context,
  entry: Entry,
  result: CacheResult,
  allowed: readonly string[],
): Promise<Response> {
  const variant = await getVariant(entry, resolveEncoding(entry, c.req.header('accept-encoding')));
  const { status, withBody } = resolveReply(
    entry.status,
    variant.headers,
    c.req.method,
    c.req.header('if-none-match'),
  );
  // Plain objects all the way: the Node adapter then writes them without building a Response first.
  const headers: Record<string, string> = { ...variant.headers, 'x-cache': result };
  const { url } = c.req;
  if (headers.location && url.includes('?')) headers.location = passOn(headers.location, url, allowed);
  // RFC 9111, section 5.1.
  if (result === 'stale')
    headers.age = String(Math.max(0, Math.round((Date.now() - entry.storedAt) / 1_000)));
  return new Response(withBody ? variant.body : null, { status, headers });
}

/** Resolves the status of the reply and whether it has a body, for HEAD and conditional requests too. */
function resolveReply(
  status: StatusCode,
  { etag }: Variant['headers'],
  method: string | undefined,
  ifNoneMatch: string | undefined,
): { status: StatusCode; withBody: boolean } {
  if (etag && matchesTag(ifNoneMatch, etag)) return { status: 304, withBody: false };
  return { status, withBody: method !== 'HEAD' };
}

/** Checks whether an `If-None-Match` header names the tag, weak or strong, or is `*`. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}

/** A `Host` as browsers send it; any other is left to the app. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/**
 * Serves hits of the page cache before a `Request` is built, and passes everything else on. Only URLs that
 * equal the key of a fresh entry are hits: normalising a key gives the same key, so the app would find the
 * same entry (decision 0005).
 * @param next the app, which also renders what is missing
 */
export function serveHits(cache: Pick<PageCache, 'fresh'>, next: RequestListener): RequestListener {
  return function serveHits(incoming, outgoing) {
    const { method, url = '', headers } = incoming;
    const entry = method === 'GET' || method === 'HEAD' ? cache.fresh(url) : undefined;
    // The app prepares the variant for the first request of an encoding.
    const hit =
      entry && hasPlainHost(incoming)
        ? entry.ready.get(resolveEncoding(entry, headers['accept-encoding']))
        : undefined;
    if (!entry || !hit) return next(incoming, outgoing);
    const { status, withBody } = resolveReply(entry.status, hit.headers, method, headers['if-none-match']);
    outgoing.writeHead(status, hit.flat);
    outgoing.end(withBody ? hit.body : undefined);
  };
}

function hasPlainHost({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && plainHost.test(headers.host);
}
