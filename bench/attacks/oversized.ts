import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Verdict, verdict } from '../measure.ts';
import { get, sendRaw } from './raw.ts';

const megabyte = 1024 ** 2;

/** Sends requests that are too large; each must be rejected, and the site must go on responding. */
export async function oversized(siteUrl: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  async function note(name: string, wanted: number[], status: number): Promise<void> {
    // Over a new connection, because the last one may be closed.
    const isAlive = (await sendRaw(siteUrl, get(siteUrl, '/healthz'))).status === 200;
    verdicts.push(verdict(`oversized: ${name}`, isAlive && wanted.includes(status), status));
  }
  /** @returns the status; 0 when the connection was closed, which is a rejection too */
  const send = (path: string, body: string | FormData | Uint8Array<ArrayBuffer>, headers = {}) =>
    fetch(siteUrl + path, { method: 'POST', body, headers, redirect: 'manual' }).then(
      ({ status }) => status,
      () => 0,
    );

  const contact = '/api/contactUs/add';
  const apply = '/api/jobs/nothing/apply';
  const json = { 'content-type': 'application/json' };
  await note('JSON of 10 MB', [413, 0], await send(contact, `"${'x'.repeat(10 * megabyte)}"`, json));
  await note('JSON nested 100,000 deep', [400, 413], await send(contact, '['.repeat(100_000), json));
  const inflating = gzipSync(Buffer.alloc(20 * megabyte));
  const compressed = { ...json, 'content-encoding': 'gzip' };
  await note('JSON that inflates', [400, 413, 415, 422], await send(contact, inflating, compressed));
  const file = new FormData();
  file.append('resume', new File([Buffer.alloc(20 * megabyte)], 'cv.pdf'));
  await note('a file of 20 MB', [400, 403, 404, 413, 422, 0], await send(apply, file));
  const fields = new FormData();
  for (let n = 0; n < 5_000; n += 1) fields.append(`field${n}`, 'x');
  await note('a form of 5,000 fields', [400, 403, 404, 413, 422], await send(apply, fields));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const long = `message=${'x'.repeat(megabyte)}`;
  await note('a form without JavaScript of 1 MB', [413, 0], await send('/contact', long, form));

  // The site closes such connections after a moment; the next request must not reuse one.
  await pause(1_000);

  const raw = async (name: string, wanted: number[], target: string, lines?: string[]) =>
    note(name, wanted, (await sendRaw(siteUrl, get(siteUrl, target, lines))).status);
  await raw('a header of 100 KB', [431], '/', [`X: ${'x'.repeat(100_000)}`]);
  const headers = Array.from({ length: 2_000 }, (_, n) => `X-${n}: 12345678`);
  await raw('2,000 headers', [431], '/', headers);
  await raw('an address of 100 KB', [414, 431], `/${'a'.repeat(100_000)}`);
  await raw('an address of 15 KB', [200, 302, 404, 414], `/${'a'.repeat(15_000)}`);
  await raw('a cookie of 15 KB', [200], '/', [`Cookie: ${'a'.repeat(15_000)}`]);
  await raw('3,000 parameters', [200], `/?${'a=1&'.repeat(3_000)}`);
  return verdicts;
}
