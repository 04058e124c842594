import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { startTestS3 } from '../../testing/start-s3.ts';
import { openBuckets } from './bucket.ts';
import { FileNotFoundError, StorageUnavailable } from './errors.ts';
import { createResumeStore } from './resume-store.ts';

const s3 = await startTestS3();
const bucket = openBuckets(s3.settings).resumes;
const dir = await mkdtemp(join(tmpdir(), 'resumes-'));
const store = createResumeStore({ dir, bucket });
await mkdir(store.incomingDir, { recursive: true });
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

async function upload(): Promise<string> {
  const path = join(store.incomingDir, randomUUID());
  await writeFile(path, 'résumé');
  return path;
}

test('stores an upload in the bucket alone, reads it back and removes it', async () => {
  const name = await store.store(await upload());
  expect(await readdir(dir, { recursive: true })).toEqual(['incoming']);
  const { stream, size } = await store.open(name);
  expect(String(await buffer(stream))).toBe('résumé');
  expect(size).toBe(8);
  await store.remove(name);
  await store.remove(name);
  await expect(store.open(name)).rejects.toThrow(FileNotFoundError);
  await expect(store.open('../incoming/x')).rejects.toThrow(FileNotFoundError);
});

test('cleans up files without a reference, and no others', async () => {
  const [orphan, referenced] = [await store.store(await upload()), await store.store(await upload())];
  await bucket.put('notes.txt', Buffer.from('of somebody else'));
  const isReferenced = async () => new Set([referenced]);
  expect(await store.cleanUp({ olderThanMs: 60_000, isReferenced })).toBe(0);
  expect(await store.cleanUp({ olderThanMs: -60_000, isReferenced })).toBe(1);
  expect((await collect(store.list())).map(({ name }) => name)).toEqual([referenced]);
  await expect(store.open(orphan)).rejects.toThrow(FileNotFoundError);
});

test('reports an unreachable bucket, and leaves the upload for another try', async () => {
  const path = await upload();
  await s3.down();
  await expect(store.store(path)).rejects.toThrow(StorageUnavailable);
  await expect(store.open(randomUUID())).rejects.toThrow(StorageUnavailable);
  await expect(collect(store.list())).rejects.toThrow(StorageUnavailable);
  expect(await readdir(store.incomingDir)).toHaveLength(1);
  await s3.up();
  await store.store(path);
});
