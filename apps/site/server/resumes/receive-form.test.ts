import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FormRefused } from './form-refused.ts';
import { receiveForm } from './receive-form.ts';
import {
  boundary,
  contentType,
  type MultipartPart,
  makeMultipart,
  makeRequest,
} from './testing/multipart.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'form-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const leftOver = () => readdir(join(dir, 'incoming')).catch(() => []);
afterEach(async () => {
  expect(await leftOver()).toEqual([]);
});

const maxFileBytes = 100_000;
const receive = (request: Request) => receiveForm(request, { dir, maxFileBytes });
const resume = (value: string | Buffer, fileName = 'cv.txt'): MultipartPart => ({
  name: 'resume',
  value,
  fileName,
});
test('nothing of a file is written that the fields before it do not allow', async () => {
  const seen: unknown[] = [];
  const beforeFile = async (fields: ReadonlyMap<string, string>) => {
    seen.push(Object.fromEntries(fields), await leftOver());
    throw new TypeError('not proved');
  };
  const body = makeMultipart([{ name: 'proof', value: 'none' }, resume('a'.repeat(90_000))]);
  await expect(receiveForm(makeRequest(body), { dir, maxFileBytes, beforeFile })).rejects.toThrow(
    'not proved',
  );
  expect(seen).toEqual([{ proof: 'none' }, []]);
});

const refusal = async (request: Request) => {
  const error: unknown = await receive(request).catch((error: unknown) => error);
  if (!(error instanceof FormRefused)) throw new Error('The form was not refused.', { cause: error });
  return { status: error.status, message: error.message, field: error.field };
};

test('receives the fields and a private file', async () => {
  const content = Buffer.alloc(maxFileBytes, 'é');
  const parts = [{ name: 'firstName', value: 'Jürgen' }, resume(content, 'Lebenslauf für SAP.txt')];
  const form = await receive(makeRequest(makeMultipart([...parts, { name: '__proto__', value: 'x' }])));
  expect([...form.fields]).toEqual([
    ['firstName', 'Jürgen'],
    ['__proto__', 'x'],
  ]);
  expect(form.file).toMatchObject({
    originalName: 'Lebenslauf für SAP.txt',
    size: maxFileBytes,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  const path = form.file?.path ?? '';
  expect(await readFile(path)).toEqual(content);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await form.discard();
});

test.each([1, 7, 1000])('receives the same in pieces of %i bytes', async (chunk) => {
  const body = makeMultipart([{ name: 'city', value: 'Pune' }, resume('Jane\r\n--\r\nDoe')]);
  const form = await receive(makeRequest(body, { chunk }));
  expect(form.fields.get('city')).toBe('Pune');
  expect(await readFile(form.file?.path ?? '', 'utf8')).toBe('Jane\r\n--\r\nDoe');
  await form.discard();
});

test('takes a file input left empty for no file', async () => {
  const form = await receive(makeRequest(makeMultipart([resume('', '')])));
  expect(form.file).toBeUndefined();
  await form.discard();
});

const field = (value: string, name = 'city'): MultipartPart => ({ name, value });

test.each<[string, MultipartPart[], object]>([
  ['an empty file', [resume('')], { status: 400, message: expect.stringMatching(/^The file is empty\./) }],
  ['a byte too many', [resume(Buffer.alloc(maxFileBytes + 1))], { status: 413, field: 'resume' }],
  ['much too much', [resume(Buffer.alloc(20 * maxFileBytes))], { status: 413, field: 'resume' }],
  ['two files', [resume('a'), resume('b')], { status: 400, field: 'resume' }],
  ['a file in another field', [{ ...resume('a'), name: 'photo' }], { status: 400, field: 'photo' }],
  ['a field twice', [field('Pune'), field('Goa')], { status: 400, field: 'city' }],
  ['a field too long', [field('x'.repeat(20 * 1024 + 1))], { status: 413, field: 'city' }],
  ['a name too long', [field('x', 'n'.repeat(101))], { status: 400 }],
  ['a field without a name', [field('x', '')], { status: 400 }],
  ['10,000 fields', Array.from({ length: 10_000 }, (_, index) => field('x', `f${index}`)), { status: 400 }],
  [
    '41 fields and a file',
    [resume('a'), ...Array.from({ length: 41 }, (_, i) => field('x', `f${i}`))],
    { status: 400 },
  ],
])('refuses %s', async (_, parts, expected) => {
  expect(await refusal(makeRequest(makeMultipart(parts)))).toMatchObject(expected);
});

test('says how large a file may be', async () => {
  const request = makeRequest(makeMultipart([resume(Buffer.alloc(5 * 1024 * 1024 + 1))]));
  const text = 'The résumé is larger than 5 MB. Please send a smaller file.';
  await expect(receiveForm(request, { dir })).rejects.toThrow(text);
});

test.each([
  ['application/json', 415],
  ['application/x-www-form-urlencoded', 415],
  ['', 415],
  ['multipart/form-data', 400],
  ['multipart/form-data; boundary=', 400],
  ['multipart/form-data; boundary=another', 400],
])('refuses the content type "%s" with %i', async (type, status) => {
  const request = makeRequest(makeMultipart([resume('a')]), { headers: { 'content-type': type } });
  expect(await refusal(request)).toMatchObject({ status });
});

test.each([
  ['in a field', makeMultipart([field('Pune')], { end: '' }).subarray(0, -4)],
  ['in a file', makeMultipart([field('Pune'), resume('a'.repeat(50_000))], { end: '' }).subarray(0, -4)],
  ['in the head of a part', Buffer.from(`--${boundary}\r\nContent-Dispo`)],
  ['before it begins', Buffer.alloc(0)],
])('refuses a body cut off %s', async (_, body) => {
  expect(await refusal(makeRequest(body))).toMatchObject({ status: 400 });
});

test.each(['1', '999999999', '-1'])('believes the bytes, not a Content-Length of %s', async (length) => {
  const headers = { 'content-length': length };
  const form = await receive(makeRequest(makeMultipart([resume('Jane')]), { headers }));
  expect(form.file?.size).toBe(4);
  await form.discard();
  expect(
    await refusal(makeRequest(makeMultipart([resume(Buffer.alloc(maxFileBytes + 1))]), { headers })),
  ).toMatchObject({
    status: 413,
  });
});

test('counts what stands before and behind the parts', async () => {
  const noise = Buffer.alloc(700 * 1024, 'x');
  const body = makeMultipart([resume('Jane')]);
  for (const whole of [Buffer.concat([noise, Buffer.from('\r\n'), body]), Buffer.concat([body, noise])])
    expect(await refusal(makeRequest(whole))).toMatchObject({ status: 413 });
});

test('leaves nothing behind when the client goes away', async () => {
  const body = makeMultipart([field('Pune'), resume('a'.repeat(90_000))]).subarray(0, 70_000);
  expect(await refusal(makeRequest(body, { fail: new Error('aborted') }))).toMatchObject({ status: 400 });
});

test('reads on after a refusal, so that the client gets the answer', async () => {
  const server = createAdaptorServer({
    fetch: async (request) => {
      const error: unknown = await receive(request).catch((error: unknown) => error);
      return error instanceof FormRefused
        ? new Response(error.message, { status: error.status })
        : new Response();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('The server has no port.');
    const answer = await fetch(`http://127.0.0.1:${address.port}/`, {
      method: 'POST',
      body: new Uint8Array(makeMultipart([resume(Buffer.alloc(24 * 1024 * 1024))])),
      headers: { 'content-type': contentType },
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/larger than/);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('any bytes are a form or refused, and leave nothing behind', async () => {
  const good = makeMultipart([field('Pune'), resume('a'.repeat(300)), field('x', 'more')]);
  const damage = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 8 });
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    fc.tuple(damage, fc.nat(good.length)).map(([changes, length]) => {
      const bytes = Buffer.from(good);
      for (const [at, byte] of changes) bytes[at] = byte;
      return bytes.subarray(0, length);
    }),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.integer({ min: 1, max: 200 }), async (bytes, chunk) => {
      const outcome = await receive(makeRequest(bytes, { chunk })).catch((error: unknown) => error);
      if (outcome instanceof FormRefused) return;
      if (outcome instanceof Error) throw outcome;
      await (outcome as Awaited<ReturnType<typeof receive>>).discard();
    }),
    { numRuns: 300 },
  );
});
