import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { idleMs, resumeMaxBytes } from '@riverfront/contract/application-limits';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  boundary,
  contentType,
  type MultipartPart,
  makeMultipart,
  makeRequest,
} from '../../../testing/multipart.ts';
import { HttpError } from '../../api/http-error.ts';
import { serverOptions } from '../../limits/server-limits.ts';
import { formMaxBytes, receiveForm } from './receive-form.ts';

const dir = await makeTestFolder();

const listIncoming = () => readdir(join(dir, 'incoming')).catch(() => []);
afterEach(async () => {
  expect(await listIncoming()).toEqual([]);
});

const megabyte = 1024 ** 2;
const receive = (request: Request) => receiveForm(request, { dir });
const field = (value: string, name = 'city'): MultipartPart => ({ name, value });
const resume = (value: string | Buffer, fileName = 'cv.txt'): MultipartPart => ({
  name: 'resume',
  value,
  fileName,
});
const fields = (count: number) => Array.from({ length: count }, (_, index) => field('x', `f${index}`));

async function expectRejected(request: Request, expected: object): Promise<void> {
  const outcome: unknown = await receive(request).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(HttpError);
  expect(outcome).toMatchObject(expected);
}

test('receives the fields and a private file', async () => {
  const content = Buffer.alloc(resumeMaxBytes, 'é');
  const parts = [field('Jürgen', 'firstName'), resume(content, 'Lebenslauf für SAP.txt')];
  const form = await receive(makeRequest(makeMultipart([...parts, field('x', '__proto__')])));
  expect([...form.fields]).toEqual([
    ['firstName', 'Jürgen'],
    ['__proto__', 'x'],
  ]);
  expect(form.file).toMatchObject({
    originalName: 'Lebenslauf für SAP.txt',
    size: resumeMaxBytes,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  const path = (await form.file?.save()) ?? '';
  expect((await readFile(path)).equals(content)).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await form.discard();
});

test('takes a file input left empty as no file', async () => {
  expect((await receive(makeRequest(makeMultipart([resume('', '')])))).file).toBeUndefined();
});

test('writes nothing of a file that the fields before it do not allow', async () => {
  const seen: unknown[] = [];
  const beforeFile = async (before: ReadonlyMap<string, string>) => {
    seen.push(Object.fromEntries(before), await listIncoming());
    throw new TypeError('not verified');
  };
  const body = makeMultipart([field('none', 'proof'), resume('a'.repeat(90_000))]);
  await expect(receiveForm(makeRequest(body), { dir, beforeFile })).rejects.toThrow('not verified');
  expect(seen).toEqual([{ proof: 'none' }, []]);
});

test('holds a file that the fields before it do not allow yet in memory, until it is saved', async () => {
  const body = makeMultipart([resume('a'.repeat(90_000)), field('Pune')]);
  const form = await receiveForm(makeRequest(body), { dir, beforeFile: async ({ size }) => size > 0 });
  expect([form.fields.get('city'), form.file?.size, await listIncoming()]).toEqual(['Pune', 90_000, []]);
  expect(await readFile((await form.file?.save()) ?? '', 'utf8')).toHaveLength(90_000);
  await form.discard();
  expect(await listIncoming()).toEqual([]);
});

const tooLarge = {
  status: 413,
  code: 'file-refused',
  message: `The résumé is larger than ${resumeMaxBytes / megabyte} MB. Please send a smaller file.`,
};

test.each<[string, MultipartPart[], object]>([
  ['an empty file', [resume('')], { status: 400, message: expect.stringMatching(/^The file is empty\./) }],
  ['a file of one byte too many', [resume(Buffer.alloc(resumeMaxBytes + 1))], tooLarge],
  ['two files', [resume('a'), resume('b')], { status: 400, errors: { resume: expect.any(String) } }],
  [
    'a file in another field',
    [{ ...resume('a'), name: 'photo' }],
    { status: 400, errors: { photo: expect.any(String) } },
  ],
  ['a field twice', [field('Pune'), field('Goa')], { status: 400, errors: { city: expect.any(String) } }],
  [
    'a value too long',
    [field('x'.repeat(20 * 1024 + 1))],
    { status: 413, errors: { city: expect.any(String) } },
  ],
  ['10,000 fields', fields(10_000), { status: 400 }],
  ['41 fields and a file', [resume('a'), ...fields(41)], { status: 400 }],
])('rejects %s', async (_, parts, expected) => {
  await expectRejected(makeRequest(makeMultipart(parts)), expected);
});

test.each([
  ['application/json', 415],
  ['', 415],
  ['multipart/form-data', 400],
  ['multipart/form-data; boundary=', 400],
  ['multipart/form-data; boundary=another', 400],
])('rejects the content type "%s" with %i', async (type, status) => {
  const headers = { 'content-type': type };
  await expectRejected(makeRequest(makeMultipart([resume('a')]), { headers }), { status });
});

test.each([
  ['in a field', makeMultipart([field('Pune')], { end: '' }).subarray(0, -4)],
  ['in a file', makeMultipart([field('Pune'), resume('a'.repeat(50_000))], { end: '' }).subarray(0, -4)],
  ['in the head of a part', Buffer.from(`--${boundary}\r\nContent-Dispo`)],
  ['before it begins', Buffer.alloc(0)],
])('rejects a body truncated %s', async (_, body) => {
  await expectRejected(makeRequest(body), { status: 400 });
});

test.each(['1', '999999999', '-1'])('counts the bytes and ignores a Content-Length of %s', async (length) => {
  const headers = { 'content-length': length };
  const form = await receive(makeRequest(makeMultipart([resume('Jane')]), { headers }));
  expect(form.file?.size).toBe(4);
  await form.discard();
  const body = makeMultipart([resume(Buffer.alloc(resumeMaxBytes + 1))]);
  await expectRejected(makeRequest(body, { headers }), tooLarge);
});

test('counts what stands before and behind the parts', async () => {
  const noise = Buffer.alloc(formMaxBytes, 'x');
  const body = makeMultipart([resume('Jane')]);
  for (const whole of [Buffer.concat([noise, Buffer.from('\r\n'), body]), Buffer.concat([body, noise])])
    await expectRejected(makeRequest(whole), { status: 413 });
});

test('leaves no file when the client disconnects', async () => {
  const body = makeMultipart([field('Pune'), resume('a'.repeat(90_000))]).subarray(0, 70_000);
  await expectRejected(makeRequest(body, { fail: new Error('aborted') }), { status: 400 });
});

test('drains a rejected request, so that the client gets the response', async () => {
  const server = createAdaptorServer({
    fetch: async (request) => {
      const error: unknown = await receive(request).catch((error: unknown) => error);
      return error instanceof HttpError
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
      body: new Uint8Array(makeMultipart([resume(Buffer.alloc(24 * megabyte))])),
      headers: { 'content-type': contentType },
    });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toBe(tooLarge.message);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('receives or rejects any bytes, and leaves no file', async () => {
  const valid = makeMultipart([field('Pune'), resume('a'.repeat(300)), field('x', 'more')]);
  const changes = fc.array(fc.tuple(fc.nat(valid.length - 1), fc.nat(255)), { maxLength: 8 });
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    fc.tuple(changes, fc.nat(valid.length)).map(([changed, length]) => {
      const bytes = Buffer.from(valid);
      for (const [at, byte] of changed) bytes[at] = byte;
      return bytes.subarray(0, length);
    }),
  );
  await fc.assert(
    fc.asyncProperty(body, fc.integer({ min: 1, max: 200 }), async (bytes, chunk) => {
      const outcome = await receive(makeRequest(bytes, { chunk })).catch((error: unknown) => error);
      if (outcome instanceof HttpError) return;
      if (outcome instanceof Error) throw outcome;
      await (outcome as Awaited<ReturnType<typeof receive>>).discard();
    }),
    { numRuns: 300 },
  );
});

const read = (file: string) => readFile(new URL(`../../../../../${file}`, import.meta.url), 'utf8');

test('nginx accepts the largest form and no more than the rest of its megabyte', async () => {
  const config = await read('deploy/nginx.conf');
  const [, limit] = /include own\/site\.conf;[^}]*?client_max_body_size (\d+)m;/.exec(config) ?? [];
  expect(Number(limit)).toBe(Math.ceil(formMaxBytes / megabyte));
});

test('a slow connection of 4 KB/s has time to send the largest form, past nginx too', async () => {
  expect(serverOptions.requestTimeout).toBeGreaterThan((formMaxBytes / 4_000) * 1000);
  const waits = (await read('deploy/nginx.conf')).matchAll(/client_body_timeout (\d+)s;/g);
  expect([...waits].map(([, seconds]) => Number(seconds) * 1000)).toEqual([idleMs]);
});
