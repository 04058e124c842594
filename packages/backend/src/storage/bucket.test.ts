import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { startTestS3 } from '../../testing/start-s3.ts';
import { mediaTypes } from '../content/media/media-file.ts';
import { openBuckets } from './bucket.ts';
import { copyFiles, types } from './copy-files.ts';
import { RangeNotSatisfiable, StorageUnavailable } from './errors.ts';

const s3 = await startTestS3({ pageSize: 2 });
const { media, resumes } = openBuckets(s3.settings);
afterAll(s3.close);

const bytes = Buffer.from('a kite over the river');

test('stores bytes and files, and reads the whole or a range', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'bucket-'));
  await writeFile(join(dir, 'file'), bytes);
  await media.put('kite.txt', bytes, 'text/plain');
  await media.put('file.txt', { path: join(dir, 'file') });
  await rm(dir, { recursive: true });
  for (const key of ['kite.txt', 'file.txt']) {
    const whole = await media.open(key);
    expect(whole?.size).toBe(bytes.length);
    if (whole) expect(await buffer(whole.stream)).toEqual(bytes);
  }
  const part = await media.open('kite.txt', 'bytes=2-5');
  expect(part).toMatchObject({ size: 4, type: 'text/plain', range: `bytes 2-5/${bytes.length}` });
  if (part) expect(String(await buffer(part.stream))).toBe('kite');
  await expect(media.open('kite.txt', 'bytes=900-')).rejects.toThrow(RangeNotSatisfiable);
});

test('removes objects idempotently, and reports missing ones', async () => {
  await media.put('gone.txt', bytes);
  expect(await media.sizeOf('gone.txt')).toBe(bytes.length);
  await media.remove('gone.txt');
  await media.remove('gone.txt');
  expect(await media.sizeOf('gone.txt')).toBeUndefined();
  expect(await media.open('gone.txt')).toBeUndefined();
});

test('lists objects over several pages', async () => {
  const names = ['a', 'b', 'c & <d>', 'é', 'z (1)!'];
  await Promise.all(names.toReversed().map((key) => resumes.put(key, bytes)));
  const listed = await collect(resumes.list());
  expect(listed.map(({ key, size }) => `${key} ${size}`)).toEqual(
    ['a', 'b', 'c & <d>', 'z (1)!', 'é'].map((key) => `${key} 21`),
  );
});

test('copies images and résumés of the disk once, and no other files', async () => {
  const empty = await startTestS3();
  const dir = await mkdtemp(join(tmpdir(), 'copy-'));
  onTestFinished(async () => {
    await empty.close();
    await rm(dir, { recursive: true });
  });
  const [mediaDir, resumesDir] = [join(dir, 'media'), join(dir, 'resumes')];
  const resume = randomUUID();
  await mkdir(mediaDir);
  await mkdir(join(resumesDir, 'kept'), { recursive: true });
  await writeFile(join(mediaDir, 'kite-0123456789.png'), 'an image');
  await writeFile(join(mediaDir, '.DS_Store'), 'x');
  await writeFile(join(resumesDir, 'kept', resume), 'a résumé');
  await writeFile(join(resumesDir, 'kept', 'notes.txt'), 'x');
  const buckets = openBuckets(empty.settings);
  const copy = () => copyFiles({ mediaDir, resumesDir, buckets });
  const one = { copied: 1, present: 0 };
  expect(await copy()).toEqual({ media: one, resumes: one });
  const known = { copied: 0, present: 1 };
  expect(await copy()).toEqual({ media: known, resumes: known });
  expect((await buckets.media.open('kite-0123456789.png'))?.type).toBe('image/png');
  expect((await collect(buckets.resumes.list())).map(({ key }) => key)).toEqual([resume]);
  const none = await copyFiles({ mediaDir: '/nonexistent', resumesDir, buckets });
  expect(none).toMatchObject({ media: { copied: 0, present: 0 } });
  expect(Object.values(types)).toEqual(expect.arrayContaining(mediaTypes));
});

test('reports a missing bucket and an unreachable server as unavailable storage', async () => {
  const { media: nowhere } = openBuckets({ ...s3.settings, mediaBucket: 'nobodys-bucket' });
  await expect(nowhere.open('kite.txt')).rejects.toThrow(StorageUnavailable);
  await expect(nowhere.put('kite.txt', bytes)).rejects.toThrow(StorageUnavailable);
  await s3.down();
  await expect(media.open('kite.txt')).rejects.toThrow(StorageUnavailable);
  await expect(media.put('kite.txt', bytes)).rejects.toThrow(StorageUnavailable);
  await s3.up();
  expect(await media.sizeOf('kite.txt')).toBe(bytes.length);
});
