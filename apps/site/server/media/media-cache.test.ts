import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bucket, openBuckets } from '@riverfront/content/storage';
import { startTestS3, type TestS3 } from '@riverfront/content/testing/s3';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMediaCache } from './media-cache.ts';
import { mediaFiles } from './media-files.ts';

let s3: TestS3;
let stored: Bucket;
let dir = '';
beforeAll(async () => {
  s3 = await startTestS3();
  stored = openBuckets(s3.settings).media;
});
afterAll(() => s3.close());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-cache-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const name = (letter: string) => `${letter}-0123456789.png`;
const bytes = Buffer.from('a kite over the river');

/** The media of a site whose bucket's readings are counted. */
function site(options: { recheckMs?: number } = {}) {
  const bucket = { ...stored, open: vi.fn(stored.open), sizeOf: vi.fn(stored.sizeOf) };
  const media = createMediaCache({ bucket, dir, maxMegabytes: 10_000 / 1024 ** 2, ...options });
  const app = mediaFiles({ media, fallbackDir: join(import.meta.dirname, '../../public/media') });
  const get = async (file: string, headers = {}) => app.request(`/api/media/${file}`, { headers });
  return { app, bucket, get };
}

test('serves a file of the bucket, fetched once, whole and in parts, to be kept for ever', async () => {
  await stored.put(name('kite'), bytes, 'image/png');
  const { get, bucket, app } = site();
  const answers = await Promise.all([1, 2, 3].map(() => get(name('kite'))));
  for (const answer of answers) {
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(bucket.open).toHaveBeenCalledOnce();
  const part = await get(name('kite'), { range: 'bytes=2-5' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-5/21',
    'kite',
  ]);
  const head = await app.request(`/api/media/${name('kite')}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '21', '']);
});

test('a large file comes straight from the bucket, parts of it too', async () => {
  const film = Buffer.alloc(5_000, 'film');
  await stored.put(name('film'), film);
  const { get, app } = site();
  expect((await (await get(name('film'))).arrayBuffer()).byteLength).toBe(5_000);
  const part = await get(name('film'), { range: 'bytes=4-7' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 4-7/5000',
    'film',
  ]);
  expect((await get(name('film'), { range: 'bytes=9000-' })).status).toBe(416);
  const head = await app.request(`/api/media/${name('film')}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000']);
  expect(await readdir(dir)).toEqual([]);
});

test('makes room for what is asked for', async () => {
  const { get } = site();
  for (let n = 0; n < 12; n += 1) {
    await stored.put(name(`n${n}`), Buffer.alloc(1_000, 'n'));
    expect((await get(name(`n${n}`))).status).toBe(200);
  }
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(10));
  expect((await get(name('n0'))).status).toBe(200);
});

test('what is missing is not found, and is there once it is stored', async () => {
  const { get } = site();
  expect((await get(name('late'))).status).toBe(404);
  await stored.put(name('late'), bytes);
  expect((await get(name('late'))).status).toBe(200);
});

test('a file that was taken away is gone after a while', async () => {
  await stored.put(name('brief'), bytes);
  const { get, bucket } = site({ recheckMs: 1 });
  await get(name('brief'));
  await stored.remove(name('brief'));
  await vi.waitFor(async () => expect((await get(name('brief'))).status).toBe(404));
  expect(bucket.sizeOf).toHaveBeenCalled();
  await vi.waitFor(async () => expect(await readdir(dir)).toEqual([]));
});

test('while the bucket is away copies are served on, also by the next process; the rest says so', async () => {
  await stored.put(name('kept'), bytes);
  await stored.put(name('other'), bytes);
  const { get } = site({ recheckMs: 1 });
  await get(name('kept'));
  await s3.down();
  expect((await get(name('kept'))).status).toBe(200);
  const next = site();
  expect((await next.get(name('kept'))).status).toBe(200);
  const other = await next.get(name('other'));
  expect([other.status, other.headers.get('cache-control'), other.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '30',
  ]);
  expect(await other.json()).toMatchObject({ message: expect.stringContaining('at the moment') });
  expect((await next.get('fallback-cover.svg')).status).toBe(200);
  await s3.up();
  expect((await next.get(name('other'))).status).toBe(200);
});
