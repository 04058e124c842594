import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { z } from 'zod';
import type { Entry } from '../entry.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Most bytes that a file may hold once it is inflated: far above any page, far below what hurts. */
const mostInflated = 8 * 1024 * 1024;

const shape = z.object({
  key: z.string(),
  status: z.literal(200),
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  revision: z.string(),
  storedAt: z.number(),
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** An answer as the bytes of a file: a checksum of all that follows, one line of JSON, the body in brotli. */
export async function encodeFile(key: string, entry: Entry): Promise<Buffer> {
  const { headers, etag, revision, storedAt } = entry;
  const head = JSON.stringify({ key, status: 200, headers, etag, revision, storedAt });
  const body = await compress(entry.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const content = Buffer.concat([Buffer.from(`${head}\n`), body]);
  return Buffer.concat([Buffer.from(`${sha256(content)}\n`), content]);
}

/** The answer in a file, or undefined when the file is cut short, damaged, or about something else. */
export async function decodeFile(file: Buffer, key: string): Promise<Entry | undefined> {
  try {
    const content = file.subarray(65);
    if (file.subarray(0, 64).toString('latin1') !== sha256(content)) return undefined;
    const end = content.indexOf('\n');
    const head = shape.parse(JSON.parse(content.subarray(0, end).toString()));
    if (head.key !== key) return undefined;
    const body = await decompress(content.subarray(end + 1), { maxOutputLength: mostInflated });
    const { status, headers, etag, revision, storedAt } = head;
    return { status, headers, etag, revision, storedAt, body: Buffer.from(body), variants: new Map() };
  } catch {
    return undefined;
  }
}
