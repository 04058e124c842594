import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { createConcurrencyLimit } from '@riverfront/backend/limits/concurrency-limit';
import type { Context, MiddlewareHandler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { plainPage } from '../middleware/plain-page.ts';
import type { Cache, Cached } from './cache.ts';
import { isCacheable, parametersOf, toCacheKey } from './cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli level 4: two thirds of the time of level 5, a sixth of that of a render, for 8 % more bytes. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Renders at once: enough to wait for the database meanwhile, and few enough for hits to be served in between. */
const maxRenders = 2;

/** A rendered response, compressed on first use. */
interface Page {
  status: StatusCode;
  /** As rendered, without those that depend on the encoding. */
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  etag: string;
  variants: Map<Encoding, Promise<Variant>>;
  /** Those variants that are ready. */
  ready: Map<Encoding, Variant>;
}

/** A page in one encoding, with a strong tag of its own (RFC 9110, section 8.8.3.3). */
interface Variant {
  headers: Record<string, string>;
  /** Names and values of the headers of a hit alternately, as Node's server writes them. */
  flat: string[];
  body: Buffer<ArrayBuffer>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** A render waited in the queue for too long; visitors see why and when to try again. */
class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  override readonly message =
    'Many people are reading our site at the moment. Please try again in a few seconds.';
}

/** A page that says that its content is unavailable. */
class PageUnavailable extends ContentUnavailable {
  readonly page: Page;
  constructor(page: Page) {
    super('The page has no content');
    this.page = page;
  }
}

interface PageCacheOptions {
  cache: Cache;
  /** Public origin, which renders see instead of the `Host` of a request. */
  origin: string;
  /** Whether a request is answered from here. */
  applies: (c: Context) => boolean;
  /** Rejects what is not cached and asked for too often. */
  limit?: (c: Context) => Response | undefined;
  /** Milliseconds after which a page is rendered anew without a publication. */
  maxAgeMs?: number | undefined;
  /** Milliseconds that a render waits at most for others. */
  maxWaitMs?: number;
}

/**
 * Answers GET and HEAD from the cache, with what the handlers behind it rendered. These get a request with the path and
 * the allowed parameters alone: host, cookies, forwarding headers and unknown parameters cannot poison a shared response.
 */
export function pageCache(options: PageCacheOptions): MiddlewareHandler {
  const { cache, origin, applies, limit, maxAgeMs, maxWaitMs = 5_000 } = options;
  const runLimited = createConcurrencyLimit({
    ...{ concurrency: maxRenders, maxQueued: 500, maxWaitMs },
    createError: () => new OverloadedError(),
  });
  return async function pageCache(c, next) {
    const { path, url } = c.req;
    if (!applies(c)) return next();
    const key = toCacheKey(url, path);
    const isKept = isCacheable(key);
    const rejection = isKept ? undefined : limit?.(c);
    if (rejection) return rejection;
    const sent = c.req.raw;
    const render = async () => {
      // Hits that have come in meanwhile go first.
      await setImmediate();
      // Concatenated, not resolved: `//evil.example` would be another host.
      c.req.raw = new Request(new URL(origin).origin + key);
      await next();
      c.req.raw = sent;
      const page = await createPage(c.res);
      if (page.status === 503) throw new PageUnavailable(page);
      return page;
    };
    const sizeOf = (page: Page) => (isKept && isStorable(page) ? Math.ceil(page.body.length * 1.5) + 500 : 0);
    const send = async (found: Cached<Page>) => {
      const response = await reply(c, found);
      // Instead of the rendered response, whose headers would be kept.
      c.res = undefined;
      c.res = response;
    };
    try {
      const keeping = { sizeOf, maxAgeMs, isBusy: runLimited.isFull };
      return await send(await cache.cached(key, () => runLimited(render), keeping));
    } catch (error) {
      if (error instanceof PageUnavailable)
        return send({ value: error.page, result: 'miss', storedAt: Date.now() });
      if (!(error instanceof OverloadedError)) throw error;
      const { message } = error;
      c.header('retry-after', '5');
      c.header('cache-control', 'no-store');
      if (path.startsWith('/api/')) return c.json({ success: false, message }, 503);
      return c.html(plainPage({ title: 'Please try again', text: message }), 503);
    }
  };
}

async function createPage(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = Object.fromEntries(response.headers);
  // The id of the request that rendered it belongs to no later request.
  delete headers['x-request-id'];
  if (body.length === 0) delete headers['content-type'];
  const status = response.status as StatusCode;
  return { status, headers, body, etag: `"${hash}"`, variants: new Map(), ready: new Map() };
}

/** Whether status and headers allow keeping a page. */
function isStorable({ status, headers }: Page): boolean {
  const isShared = !/no-store|private/.test(headers['cache-control'] ?? '');
  return status === 200 && isShared && headers['set-cookie'] === undefined;
}

/** Returns a page in an encoding, which is created once. */
function getVariant(page: Page, encoding: Encoding): Promise<Variant> {
  const known = page.variants.get(encoding);
  if (known) return known;
  const created = createVariant(page, encoding);
  page.variants.set(encoding, created);
  return created;
}

async function createVariant(page: Page, encoding: Encoding): Promise<Variant> {
  const { etag, status } = page;
  const body = await encode(page.body, encoding);
  const tag = encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
  const headers = {
    ...page.headers,
    ...(status === 200 && { 'cache-control': 'public, max-age=0, must-revalidate', etag: tag }),
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const variant = { body, headers, flat: [...Object.entries(headers).flat(), 'x-cache', 'hit'] };
  page.ready.set(encoding, variant);
  return variant;
}

async function encode(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return (await brotli(body, level)) as Buffer<ArrayBuffer>;
  if (encoding === 'gzip') return (await gzipped(body)) as Buffer<ArrayBuffer>;
  return body;
}

/** Chooses the best encoding that an `Accept-Encoding` header allows; `q=0` excludes one. An empty body has none. */
function chooseEncoding({ body }: Page, accept = ''): Encoding {
  const excluded = /(br|gzip)\s*;\s*q=0(?:\.0+)?(?:,|$)/g;
  const offered = accept.toLowerCase().replace(excluded, '');
  if (body.length === 0) return 'identity';
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}

async function reply(c: Context, { value: page, result, storedAt }: Cached<Page>): Promise<Response> {
  const variant = await getVariant(page, chooseEncoding(page, c.req.header('accept-encoding')));
  const { status, withBody } = resolveReply(page, variant, c.req.method, c.req.header('if-none-match'));
  // Plain objects all the way: the Node adapter then writes them without building a Response first.
  const headers: Record<string, string> = { ...variant.headers, 'x-cache': result };
  const { url, path } = c.req;
  if (headers.location && url.includes('?')) headers.location = passOn(headers.location, url, path);
  // RFC 9111, section 5.1.
  if (result === 'stale') headers.age = String(Math.max(0, Math.round((Date.now() - storedAt) / 1_000)));
  return new Response(withBody ? variant.body : null, { status, headers });
}

/** Adds to where a redirect leads the parameters that the renderer did not get, such as those of a campaign. */
function passOn(location: string, url: string, path: string): string {
  const to = new URL(location, url);
  for (const [name, value] of new URL(url).searchParams)
    if (!parametersOf(path).includes(name)) to.searchParams.append(name, value);
  return to.pathname + to.search + to.hash;
}

/** Resolves the status of the reply and whether it has a body, for HEAD and conditional requests too. */
function resolveReply(
  { status }: Page,
  { headers: { etag } }: Variant,
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
 * Serves hits before a `Request` is built, and passes everything else on. Only URLs that equal the key of a fresh page
 * are hits: normalising a key gives the same key, so the app would find the same page (decision 0005).
 * @param next the app, which also renders what is missing
 */
export function serveHits(cache: Pick<Cache, 'fresh'>, next: RequestListener): RequestListener {
  return function serveHits(incoming, outgoing) {
    const { method, url = '', headers } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    const page = isRead && hasPlainHost(incoming) ? (cache.fresh(url) as Page | undefined) : undefined;
    // The app prepares the variant for the first request of an encoding.
    const hit = page?.ready.get(chooseEncoding(page, headers['accept-encoding']));
    if (!page || !hit) return next(incoming, outgoing);
    const { status, withBody } = resolveReply(page, hit, method, headers['if-none-match']);
    outgoing.writeHead(status, hit.flat);
    outgoing.end(withBody ? hit.body : undefined);
  };
}

function hasPlainHost({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && plainHost.test(headers.host);
}
