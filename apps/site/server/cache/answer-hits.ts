import type { IncomingMessage, RequestListener } from 'node:http';
import { replyWith } from './cached.ts';
import { chooseEncoding, type Encoding, type Entry, type Variant, variantOf } from './entry.ts';
import type { PageCache } from './page-cache.ts';

/** An entry in one encoding as Node's server writes it: names and values in turn. */
interface Prepared {
  headers: string[];
  body: Variant['body'];
}

/** A `Host` as browsers send it; what looks otherwise is judged behind. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/**
 * Answers what is in the page cache before a `Request` is built for it, and hands on all else. It knows
 * only addresses that are, letter for letter, the key of a fresh entry; cleaning a key gives that key
 * again, so the app behind would find the very same entry (decision 0034).
 * @param next the app, which also makes what is missing
 * @param onHit told of each answer that came from here
 */
export function answerHits(
  cache: Pick<PageCache, 'fresh'>,
  next: RequestListener,
  onHit?: (result: 'hit') => void,
): RequestListener {
  const prepared = new WeakMap<Entry, Map<Encoding, Prepared>>();
  const encodingOf = rememberLast(chooseEncoding);

  /** What is ready to be sent; the first request for an encoding has it made and passes by. */
  function ready(entry: Entry, encoding: Encoding): Prepared | undefined {
    const known = prepared.get(entry);
    if (known) {
      const found = known.get(encoding);
      if (found) return found;
    }
    const made = known ?? new Map<Encoding, Prepared>();
    if (!known) prepared.set(entry, made);
    variantOf(entry, encoding).then(
      ({ headers, body }) =>
        made.set(encoding, { headers: [...Object.entries(headers).flat(), 'x-cache', 'hit'], body }),
      () => {}, // told to the visitor by the app behind
    );
    return undefined;
  }

  return function answerHits(incoming, outgoing) {
    const { method, url = '', headers } = incoming;
    const entry = method === 'GET' || method === 'HEAD' ? cache.fresh(url) : undefined;
    const hit = entry && isPlain(incoming) ? ready(entry, encodingOf(headers['accept-encoding'])) : undefined;
    if (!entry || !hit) return next(incoming, outgoing);
    const { status, withBody } = replyWith(entry, method, headers['if-none-match']);
    outgoing.writeHead(status, hit.headers);
    outgoing.end(withBody ? hit.body : undefined);
    onHit?.('hit');
  };
}

function isPlain({ headers }: IncomingMessage): boolean {
  return headers.host !== undefined && plainHost.test(headers.host);
}

/** Browsers of one kind say the same words every time. */
function rememberLast<Answer>(ask: (word: string | undefined) => Answer): typeof ask {
  let last: { word: string | undefined; answer: Answer } | undefined;
  return (word) => {
    if (!last || last.word !== word) last = { word, answer: ask(word) };
    return last.answer;
  };
}
