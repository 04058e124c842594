import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bucket, openBuckets } from '@riverfront/backend/platform';
import { startTestS3, type TestS3 } from '@riverfront/backend/testing/s3';
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

/** Creates a site that counts the requests to its bucket. */
function createSite(options: { recheckMs?: number } = {}) {
  const bucket = { ...stored, open: vi.fn(stored.open), sizeOf: vi.fn(stored.sizeOf) };
  const media = createMediaCache({ bucket, dir, maxMegabytes: 10_000 / 1024 ** 2, ...options });
  const app = mediaFiles({ media, fallbackDir: join(import.meta.dirname, '../../../public/media') });
  const get = async (file: string, headers = {}) => app.request(`/api/media/${file}`, { headers });
  return { app, bucket, get };
}

test('serves a file of the bucket, fetched once, whole and in ranges, as immutable', async () => {
  await stored.put(name('kite'), bytes, 'image/png');
  const { get, bucket, app } = createSite();
  const answers = await Promise.all([1, 2, 3].map(() => get(name('kite'))));
  for (const answer of answers) {
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(bucket.open).toHaveBeenCalledOnce();
  const part = await get(name('kite'), { range: 'bytes=2-5' });
  const answer = [part.status, part.headers.get('content-range'), await part.text()];
  expect(answer).toEqual([206, 'bytes 2-5/21', 'kite']);
  const head = await app.request(`/api/media/${name('kite')}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '21', '']);
});

test('streams a large file from the bucket, and ranges of it', async () => {
  const video = Buffer.alloc(5_000, 'clip');
  await stored.put(name('video'), video);
  const { get, app } = createSite();
  expect((await (await get(name('video'))).arrayBuffer()).byteLength).toBe(5_000);
  const part = await get(name('video'), { range: 'bytes=4-7' });
  const answer = [part.status, part.headers.get('content-range'), await part.text()];
  expect(answer).toEqual([206, 'bytes 4-7/5000', 'clip']);
  expect((await get(name('video'), { range: 'bytes=9000-' })).status).toBe(416);
  const head = await app.request(`/api/media/${name('video')}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000']);
  expect(await readdir(dir)).toEqual([]);
});

test('evicts the least recently used copies', async () => {
  const { get } = createSite();
  for (let n = 0; n < 12; n += 1) {
    await stored.put(name(`n${n}`), Buffer.alloc(1_000, 'n'));
    expect((await get(name(`n${n}`))).status).toBe(200);
  }
  await vi.waitFor(async () => expect(await readdir(dir)).toHaveLength(10));
  expect((await get(name('n0'))).status).toBe(200);
});

test('does not cache that a file is missing', async () => {
  const { get } = createSite();
  expect((await get(name('late'))).status).toBe(404);
  await stored.put(name('late'), bytes);
  expect((await get(name('late'))).status).toBe(200);
});

test('stops serving a deleted file after the recheck', async () => {
  await stored.put(name('brief'), bytes);
  const { get, bucket } = createSite({ recheckMs: 1 });
  await get(name('brief'));
  await stored.remove(name('brief'));
  await vi.waitFor(async () => expect((await get(name('brief'))).status).toBe(404));
  expect(bucket.sizeOf).toHaveBeenCalled();
  await vi.waitFor(async () => expect(await readdir(dir)).toEqual([]));
});

test('serves copies while the bucket is unavailable, also after a restart, and 503 for the rest', async () => {
  await stored.put(name('kept'), bytes);
  await stored.put(name('other'), bytes);
  const { get } = createSite({ recheckMs: 1 });
  await get(name('kept'));
  await s3.down();
  expect((await get(name('kept'))).status).toBe(200);
  const next = createSite();
  expect((await next.get(name('kept'))).status).toBe(200);
  const other = await next.get(name('other'));
  const headers = ['cache-control', 'retry-after'].map((header) => other.headers.get(header));
  expect([other.status, ...headers]).toEqual([503, 'no-store', '30']);
  expect(await other.json()).toMatchObject({ message: expect.stringContaining('at the moment') });
  expect((await next.get('fallback-cover.svg')).status).toBe(200);
  await s3.up();
  expect((await next.get(name('other'))).status).toBe(200);
});
