import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { startTestS3, type TestS3 } from '../../testing/start-s3.ts';
import { openBuckets } from '../storage/bucket.ts';
import { createResumeStore, NotKept, type ResumeStore, StorageUnavailable } from './store.ts';

let s3: TestS3;
let dir = '';
let store: ResumeStore;
beforeAll(async () => {
  s3 = await startTestS3();
  dir = await mkdtemp(join(tmpdir(), 'resumes-'));
  store = createResumeStore({ dir, bucket: openBuckets(s3.settings).resumes });
  await mkdir(store.incomingDir, { recursive: true });
});
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

async function upload(): Promise<string> {
  const path = join(store.incomingDir, randomUUID());
  await writeFile(path, 'résumé');
  return path;
}

test('keeps an upload in the bucket alone, gives it back and removes it', async () => {
  const name = await store.keep(await upload());
  expect(await readdir(dir, { recursive: true })).toEqual(['incoming']);
  const { stream, size } = await store.open(name);
  expect(String(await buffer(stream))).toBe('résumé');
  expect(size).toBe(8);
  await store.remove(name);
  await store.remove(name);
  await expect(store.open(name)).rejects.toThrow(NotKept);
  await expect(store.open('../incoming/x')).rejects.toThrow(NotKept);
});

test('sweeps what nothing refers to, and nothing else', async () => {
  const [orphan, referenced] = [await store.keep(await upload()), await store.keep(await upload())];
  await openBuckets(s3.settings).resumes.put('notes.txt', Buffer.from('of somebody else'));
  const isReferenced = async () => new Set([referenced]);
  expect(await store.sweep({ olderThanMs: 60_000, isReferenced })).toBe(0);
  expect(await store.sweep({ olderThanMs: -60_000, isReferenced })).toBe(1);
  expect((await collect(store.list())).map(({ name }) => name)).toEqual([referenced]);
  await expect(store.open(orphan)).rejects.toThrow(NotKept);
});

test('a bucket that is away is said to be, and the upload stays until the sweep', async () => {
  const path = await upload();
  await s3.down();
  await expect(store.keep(path)).rejects.toThrow(StorageUnavailable);
  await expect(store.open(randomUUID())).rejects.toThrow(StorageUnavailable);
  await expect(collect(store.list())).rejects.toThrow(StorageUnavailable);
  expect(await readdir(store.incomingDir)).toHaveLength(1);
  await s3.up();
  await store.keep(path);
});
