import type { IncomingMessage, RequestListener } from 'node:http';
import { resolveReply } from './cache-middleware.ts';
import { chooseEncoding, type Encoding, type Entry, getVariant, type Variant } from './entry.ts';
import type { PageCache } from './page-cache.ts';

/** A variant with its headers as Node's server writes them: names and values alternately. */
interface Prepared {
  headers: string[];
  body: Variant['body'];
}

/** A `Host` as browsers send it; any other is left to the app. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/**
 * Serves hits of the page cache before a `Request` is built, and passes everything else on. Only URLs that
 * equal the key of a fresh entry are hits: normalising a key gives the same key, so the app would find the
 * same entry (decision 0034).
 * @param next the app, which also renders what is missing
 * @param onHit called for each response from here
 */
export function serveHits(
  cache: Pick<PageCache, 'fresh'>,
  next: RequestListener,
  onHit?: (result: 'hit') => void,
): RequestListener {
  const prepared = new WeakMap<Entry, Map<Encoding, Prepared>>();
  const encodingOf = memoiseLast(chooseEncoding);

  /**
   * Returns the prepared variant; the first request for an encoding starts the preparation and gets
   * undefined.
   */
  function getPrepared(entry: Entry, encoding: Encoding): Prepared | undefined {
    const variants = prepared.get(entry) ?? new Map<Encoding, Prepared>();
    const known = variants.get(encoding);
    if (known) return known;
    prepared.set(entry, variants);
    getVariant(entry, encoding).then(
      ({ headers, body }) =>
        variants.set(encoding, { headers: [...Object.entries(headers).flat(), 'x-cache', 'hit'], body }),
      () => {}, // the app reports it to the visitor
    );
    return undefined;
  }

  return function serveHits(incoming, outgoing) {
    const { method, url = '', headers } = incoming;
    const entry = method === 'GET' || method === 'HEAD' ? cache.fresh(url) : undefined;
    const hit =
      entry && hasPlainHost(incoming)
        ? getPrepared(entry, encodingOf(headers['accept-encoding']))
        : undefined;
    if (!entry || !hit) return next(incoming, outgoing);
    const { status, withBody } = resolveReply(entry, method, headers['if-none-match']);
    outgoing.writeHead(status, hit.headers);
    outgoing.end(withBody ? hit.body : undefined);
    onHit?.('hit');
  };
}

function hasPlainHost({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && plainHost.test(headers.host);
}

/** Memoises the last result, because all browsers of one kind send the same header. */
function memoiseLast<Result>(compute: (input: string | undefined) => Result): typeof compute {
  let last: { input: string | undefined; result: Result } | undefined;
  return (input) => {
    if (!last || last.input !== input) last = { input, result: compute(input) };
    return last.result;
  };
}
