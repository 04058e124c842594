import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StatusCode } from 'hono/utils/http-status';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli level 5: about a tenth of the time of level 11 for about a tenth more bytes. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A rendered answer in memory, compressed when first asked for. */
export interface Entry {
  status: StatusCode;
  /** As rendered, without those that depend on the encoding. */
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
  etag: string;
  revision: string;
  storedAt: number;
  variants: Map<Encoding, Promise<Variant>>;
}

/** An entry in one encoding, ready to be sent. */
export interface Variant {
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Reads a response fully and keeps what is needed to answer with it again. */
export async function createEntry(response: Response, revision: string, now: number): Promise<Entry> {
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = Object.fromEntries(response.headers);
  // The number of the request that happened to render it means nothing to those who come later.
  delete headers['x-request-id'];
  return {
    status: response.status as StatusCode,
    headers,
    body,
    etag: `"${hash}"`,
    revision,
    storedAt: now,
    variants: new Map(),
  };
}

/** The answer in an encoding; each is made once. */
export function variantOf(entry: Entry, encoding: Encoding): Promise<Variant> {
  const known = entry.variants.get(encoding);
  if (known) return known;
  const made = makeVariant(entry, encoding);
  entry.variants.set(encoding, made);
  return made;
}

async function makeVariant({ headers, body, etag, status }: Entry, encoding: Encoding): Promise<Variant> {
  const encoded = await encode(body, encoding);
  return {
    body: encoded,
    headers: {
      ...headers,
      ...(status === 200 && { 'cache-control': 'public, max-age=0, must-revalidate', etag }),
      vary: 'accept-encoding',
      'content-length': String(encoded.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  };
}

async function encode(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return (await brotli(body, level)) as Buffer<ArrayBuffer>;
  if (encoding === 'gzip') return (await gzipped(body)) as Buffer<ArrayBuffer>;
  return body;
}

/** The best encoding that an `Accept-Encoding` header allows; `q=0` refuses one. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const refused = /(br|gzip)\s*;\s*q=0(?:\.0+)?(?:,|$)/g;
  const offered = (accept ?? '').toLowerCase().replace(refused, '');
  if (/\bbr\b/.test(offered)) return 'br';
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity';
}

/** Whether its own headers let it be kept. */
export function mayBeKept({ status, headers }: Entry): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/no-store|private/.test(headers['cache-control'] ?? '')
  );
}
