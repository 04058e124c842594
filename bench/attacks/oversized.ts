import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { get, sendRaw, type Verdict } from './raw.ts';

const megabyte = 1024 ** 2;

/** Too much of everything: each is refused with the status that says so, and the site lives on. */
export async function oversized(siteUrl: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const note = async (name: string, wanted: number[], status: number) => {
    // Over a connection of its own: the last one may have been closed under what was too much.
    const alive = (await sendRaw(siteUrl, get(siteUrl, '/healthz'))).status === 200;
    verdicts.push({
      name: `oversized: ${name}`,
      ok: alive && wanted.includes(status),
      detail: String(status),
    });
  };
  const json = { 'content-type': 'application/json' };
  const send = async (
    path: string,
    body: string | FormData | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ) => {
    const answer = fetch(siteUrl + path, { method: 'POST', body, headers, redirect: 'manual' });
    // Closing the connection while too much is still coming is an answer too.
    return answer.then(
      ({ status }) => status,
      () => 0,
    );
  };

  const contact = '/api/contactUs/add';
  await note('JSON of 10 MB', [413, 0], await send(contact, `"${'x'.repeat(10 * megabyte)}"`, json));
  await note('JSON nested 100,000 deep', [400, 413], await send(contact, '['.repeat(100_000), json));
  await note(
    'JSON that inflates',
    [400, 413, 415, 422],
    await send(contact, gzipSync(Buffer.alloc(20 * megabyte)), { ...json, 'content-encoding': 'gzip' }),
  );
  const file = new FormData();
  file.append('resume', new File([Buffer.alloc(20 * megabyte)], 'cv.pdf'));
  await note(
    'a file of 20 MB',
    [400, 403, 404, 413, 422, 0],
    await send('/api/jobs/nothing/apply', file, {}),
  );
  const fields = new FormData();
  for (let n = 0; n < 5_000; n += 1) fields.append(`field${n}`, 'x');
  await note(
    'a form of 5,000 fields',
    [400, 403, 404, 413, 422],
    await send('/api/jobs/nothing/apply', fields, {}),
  );
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await note(
    'a form without JavaScript of 1 MB',
    [413, 0],
    await send('/contact', `message=${'x'.repeat(megabyte)}`, form),
  );

  // The site ends connections with too much on them in a moment; whoever asks next must not be given one.
  await pause(1_000);

  const raw = async (name: string, wanted: number[], bytes: string) =>
    note(name, wanted, (await sendRaw(siteUrl, bytes)).status);
  await raw('a header of 100 KB', [431], get(siteUrl, '/', [`X: ${'x'.repeat(100_000)}`]));
  await raw(
    '2,000 headers',
    [431],
    get(
      siteUrl,
      '/',
      Array.from({ length: 2_000 }, (_, n) => `X-${n}: 12345678`),
    ),
  );
  await raw('an address of 100 KB', [414, 431], get(siteUrl, `/${'a'.repeat(100_000)}`));
  await raw('an address of 15 KB', [200, 302, 404, 414], get(siteUrl, `/${'a'.repeat(15_000)}`));
  await raw('a cookie of 15 KB', [200], get(siteUrl, '/', [`Cookie: ${'a'.repeat(15_000)}`]));
  await raw('3,000 parameters', [200], get(siteUrl, `/?${'a=1&'.repeat(3_000)}`));
  return verdicts;
}
