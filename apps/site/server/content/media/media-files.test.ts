import { join } from 'node:path';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import { type FileStore, openFolder } from '@riverfront/backend/storage/file-store';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { expect, test } from 'vitest';
import { mediaFiles } from './media-files.ts';

const stored = openFolder(await makeTestFolder());
let isAway = false;

const name = (letter: string) => `${letter}-0123456789.png`;
const bytes = Buffer.from('a kite over the river');

function createSite() {
  const open: FileStore['open'] = (...args) =>
    isAway ? Promise.reject(new StorageUnavailable('away')) : stored.open(...args);
  const media = { ...stored, open };
  const app = mediaFiles({ media, fallbackDir: join(import.meta.dirname, '../../../public/media') });
  const get = async (file: string, headers = {}) => app.request(`/api/media/${file}`, { headers });
  return { app, get };
}

test('serves a file, whole and in ranges, as immutable', async () => {
  await stored.put(name('kite'), bytes);
  const { get, app } = createSite();
  const answers = await Promise.all([1, 2, 3].map(() => get(name('kite'))));
  for (const answer of answers) {
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
  }
  const part = await get(name('kite'), { range: 'bytes=2-5' });
  const answer = [part.status, part.headers.get('content-range'), await part.text()];
  expect(answer).toEqual([206, 'bytes 2-5/21', 'kite']);
  expect((await get(name('kite'), { range: 'bytes=9000-' })).status).toBe(416);
  const head = await app.request(`/api/media/${name('kite')}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '21', '']);
});

test('answers 503 while the storage is unavailable, except for what ships with the site', async () => {
  await stored.put(name('kite'), bytes);
  const { get } = createSite();
  isAway = true;
  const answer = await get(name('kite'));
  const headers = ['cache-control', 'retry-after'].map((header) => answer.headers.get(header));
  expect([answer.status, ...headers]).toEqual([503, 'no-store', '30']);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('at the moment') });
  expect((await get('fallback-cover.svg')).status).toBe(200);
  isAway = false;
  expect((await get(name('kite'))).status).toBe(200);
});

test('answers conditional requests, and a part only of the version that the client has', async () => {
  await stored.put(name('kite'), bytes);
  const { get } = createSite();
  const first = await get(name('kite'));
  const [etag, modified] = ['etag', 'last-modified'].map((header) => first.headers.get(header) ?? '');
  expect([etag, modified]).toEqual([`"${name('kite')}"`, expect.stringMatching(/GMT$/)]);
  const ask = async (headers: Record<string, string | undefined>) => {
    const answer = await get(name('kite'), headers);
    return { status: answer.status, length: answer.headers.get('content-length') };
  };
  const year = 365 * 24 * 3_600_000;
  const longAgo = new Date(Date.now() - year).toUTCString();
  expect(await ask({ 'if-none-match': etag })).toEqual({ status: 304, length: null });
  expect(await ask({ 'if-modified-since': modified })).toEqual({ status: 304, length: null });
  expect(await ask({ 'if-modified-since': longAgo })).toMatchObject({ status: 200 });
  expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': modified })).toMatchObject({
    status: 200,
  });
  const range = 'bytes=2-5';
  for (const known of [etag, modified])
    expect(await ask({ range, 'if-range': known })).toEqual({ status: 206, length: '4' });
  for (const headers of [
    { range, 'if-range': '"zzz"' },
    { range, 'if-range': longAgo },
    { range: 'bytes=abc' },
  ])
    expect(await ask(headers)).toEqual({ status: 200, length: '21' });
});
