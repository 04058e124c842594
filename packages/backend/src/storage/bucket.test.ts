import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listen, makeTestFolder } from '../../testing/close-at-end.ts';
import { collect } from '../../testing/collect.ts';
import { openBuckets } from './bucket.ts';
import { RangeNotSatisfiable, StorageUnavailable } from './errors.ts';
import { openFolder } from './file-store.ts';

/**
 * A contract test: the real SDK against the answers that the documentation of Amazon S3 gives for these seven calls. No
 * S3 server on npm takes the SDK's present signatures, and Debian has none (docs/decisions/0038-files-in-s3.md).
 */
const objects = new Map<string, Buffer>();
const parts = new Map<string, Buffer>();
let aborted = 0;
let line: 'fast' | 'slow' | 'dying' | 'dead' = 'fast';

const xml = (name: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</${name}>`;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.example');
  const [, bucket = '', key = ''] = pathname.split('/');
  const send = (status: number, body: string | Buffer = '', headers = {}) =>
    void response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body);
  const fail = (status: number, code: string) => send(status, xml('Error', `<Code>${code}</Code>`));
  if (line === 'dead' && request.method !== 'DELETE') return;
  const chunks: Buffer[] = [];
  let dueAt = Date.now();
  for await (const chunk of request) {
    chunks.push(chunk);
    // 2 MB a second by the clock, so that a busy machine makes the line no slower.
    dueAt += chunk.length / 2_000;
    if (line !== 'slow') continue;
    // Loopback buffers hide from the client that its bytes leave; an interim response is a sign of life too.
    response.writeProcessing();
    await sleep(Math.max(0, dueAt - Date.now()));
  }
  const sent = Buffer.concat(chunks);
  if (bucket === 'nobodys') return fail(404, 'NoSuchBucket');
  const part = searchParams.get('partNumber');
  const upload = '<UploadId>1</UploadId>';
  switch (request.method) {
    case 'POST': {
      if (line === 'dying') line = 'dead';
      if (searchParams.has('uploads')) return send(200, xml('InitiateMultipartUploadResult', upload));
      const numbers = [...String(sent).matchAll(/<PartNumber>(\d+)/g)].map(
        ([, number]) => `${key} ${number}`,
      );
      objects.set(key, Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0))));
      return send(200, xml('CompleteMultipartUploadResult', `<Key>${key}</Key><ETag>"1"</ETag>`));
    }
    case 'PUT':
      (part ? parts : objects).set(part ? `${key} ${part}` : key, sent);
      return send(200, '', { etag: '"1"' });
    case 'DELETE':
      if (searchParams.has('uploadId')) aborted += 1;
      else objects.delete(key);
      return send(204);
  }
  if (searchParams.has('list-type')) {
    const names = [...objects.keys()].sort();
    const from = Number(searchParams.get('continuation-token') ?? 0);
    const contents = names.slice(from, from + 2).map((name) => {
      const size = objects.get(name)?.length;
      return `<Contents><Key>${name}</Key><LastModified>2026-11-28T10:00:00.000Z</LastModified><Size>${size}</Size></Contents>`;
    });
    const token = `<NextContinuationToken>${from + 2}</NextContinuationToken>`;
    const next = names.length > from + 2 ? `<IsTruncated>true</IsTruncated>${token}` : '';
    return send(200, xml('ListBucketResult', next + contents.join('')));
  }
  const bytes = objects.get(key);
  if (!bytes) return fail(404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined) return send(200, bytes);
  if (Number(start) >= bytes.length) return fail(416, 'InvalidRange');
  const range = bytes.subarray(Number(start), end ? Number(end) + 1 : undefined);
  const last = Number(start) + range.length - 1;
  send(206, range, { 'content-range': `bytes ${start}-${last}/${bytes.length}` });
}

// A client that gives up ends its request.
const port = await listen(
  createServer((request, response) => void answer(request, response).catch(() => {})),
);
const dir = await makeTestFolder();

const open = (mediaBucket = 'media', idleMs = 300) =>
  openBuckets(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'test-access-key',
      secretAccessKey: 'test-secret-key',
      mediaBucket,
      resumesBucket: 'resumes',
    },
    { idleMs },
  ).media;

const bytes = Buffer.from('a kite over the river');

describe.each([
  ['a folder', () => openFolder(join(dir, 'folder'))],
  ['a bucket', () => open()],
])('%s', (_, openStore) => {
  test('stores bytes and files, and reads the whole or a range', async () => {
    const files = openStore();
    await writeFile(join(dir, 'file'), bytes);
    await files.put('kite.txt', bytes);
    await files.put('file.txt', { path: join(dir, 'file') });
    for (const name of ['kite.txt', 'file.txt']) {
      const whole = await files.open(name);
      expect([whole?.size, whole && String(await buffer(whole.stream))]).toEqual([21, String(bytes)]);
    }
    const part = await files.open('kite.txt', 'bytes=2-5');
    expect([part?.size, part?.range, part && String(await buffer(part.stream))]).toEqual([
      4,
      'bytes 2-5/21',
      'kite',
    ]);
    await expect(files.open('kite.txt', 'bytes=900-')).rejects.toThrow(RangeNotSatisfiable);
    expect((await files.check()).isUsable).toBe(true);
  });

  test('lists over several pages, and removes idempotently', async () => {
    const files = openStore();
    for (const { name } of await collect(files.list())) await files.remove(name);
    for (const name of ['c', 'a', 'b', 'e', 'd']) await files.put(name, bytes);
    const listed = (await collect(files.list())).map(({ name, size }) => `${name} ${size}`);
    expect(listed.toSorted()).toEqual(['a 21', 'b 21', 'c 21', 'd 21', 'e 21']);
    await files.remove('a');
    await files.remove('a');
    expect(await files.open('a')).toBeUndefined();
  });
});

test('a video over a slow line takes longer than the limit for silence, and arrives whole', async () => {
  line = 'slow';
  const video = Buffer.alloc(6 * 1024 ** 2, 'river');
  await writeFile(join(dir, 'video'), video);
  const started = Date.now();
  await open('media', 1_000).put('river.mp4', { path: join(dir, 'video') });
  line = 'fast';
  expect([Date.now() - started > 2_000, objects.get('river.mp4')?.equals(video)]).toEqual([true, true]);
});

test('a dead line ends an upload soon, and leaves no parts', async () => {
  const files = open();
  await files.check();
  line = 'dead';
  const started = Date.now();
  await expect(files.put('resume', bytes)).rejects.toThrow(StorageUnavailable);
  expect(Date.now() - started).toBeLessThan(5_000);
  line = 'dying';
  const before = aborted;
  await expect(files.put('river.mp4', { path: join(dir, 'video') })).rejects.toThrow(StorageUnavailable);
  line = 'fast';
  expect(aborted - before).toBe(1);
});

test('a missing bucket and an unreachable server are unavailable storage', async () => {
  const nowhere = open('nobodys');
  await expect(nowhere.open('kite.txt')).rejects.toThrow(StorageUnavailable);
  await expect(nowhere.put('kite.txt', bytes)).rejects.toThrow(StorageUnavailable);
  await expect(collect(nowhere.list())).rejects.toThrow(StorageUnavailable);
  expect((await nowhere.check()).isUsable).toBe(false);
});

test('a folder that fails is unavailable storage, and a draft in it is no file', async () => {
  await writeFile(join(dir, 'no-folder'), '');
  const broken = openFolder(join(dir, 'no-folder/below'));
  await expect(broken.put('a', bytes)).rejects.toThrow(StorageUnavailable);
  await expect(broken.open('a')).rejects.toThrow(StorageUnavailable);
  await expect(collect(broken.list())).rejects.toThrow(StorageUnavailable);
  expect((await broken.check()).isUsable).toBe(false);
  await writeFile(join(dir, 'folder/.draft'), '');
  expect((await collect(openFolder(join(dir, 'folder')).list())).map(({ name }) => name)).not.toContain(
    '.draft',
  );
  expect(await readdir(join(dir, 'folder'))).toHaveLength(5);
});
