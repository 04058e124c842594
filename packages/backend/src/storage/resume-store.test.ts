import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeTestFolder } from '../../testing/close-at-end.ts';
import { collect } from '../../testing/collect.ts';
import { FileNotFoundError, StorageUnavailable } from './errors.ts';
import { openFolder, removeUnreferenced } from './file-store.ts';
import { createResumeStore, type ResumeStore } from './resume-store.ts';

let dir = '';
let store: ResumeStore;

async function upload(): Promise<string> {
  const path = join(store.incomingDir, randomUUID());
  await writeFile(path, 'résumé', { mode: 0o600 });
  return path;
}

async function age(path: string, hours: number): Promise<void> {
  const at = new Date(Date.now() - hours * 3_600_000);
  await utimes(path, at, at);
}

const storedPath = (name: string) => join(dir, 'data/resumes/kept', name);

beforeEach(async () => {
  dir = await makeTestFolder();
  store = createResumeStore({ dir: join(dir, 'data/resumes') });
  await mkdir(store.incomingDir, { recursive: true });
});

test('stores an upload under a random name, reads it back and removes it idempotently', async () => {
  const name = await store.store(await upload());
  expect(name).toMatch(/^[0-9a-f-]{36}$/);
  expect(await readdir(store.incomingDir)).toEqual([]);
  const { stream, size } = await store.open(name);
  expect(String(await buffer(stream))).toBe('résumé');
  expect(size).toBe(8);
  await store.remove(name);
  await store.remove(name);
  await expect(store.open(name)).rejects.toThrow(FileNotFoundError);
});

test.each([
  '',
  '.',
  '../incoming/x',
  '/etc/passwd',
  'a\0b',
  `${randomUUID()}/..`,
  randomUUID().toUpperCase(),
])('rejects %j as a name', async (name) => {
  await expect(store.open(name)).rejects.toThrow(FileNotFoundError);
  await expect(store.remove(name)).rejects.toThrow(FileNotFoundError);
});

test('lets nobody else read a stored file', async () => {
  const name = await store.store(await upload());
  expect((await stat(storedPath(name))).mode & 0o077).toBe(0);
  expect((await stat(join(dir, 'data/resumes/kept'))).mode & 0o077).toBe(0);
});

test('is cleaned up in batches, old uploads too', async () => {
  const names = await Promise.all(Array.from({ length: 502 }, async () => store.store(await upload())));
  const [young = '', referenced = '', ...orphans] = names;
  for (const name of [referenced, ...orphans]) await age(storedPath(name), 3);
  // As Payload names a temporary file that a killed process left.
  const stale = join(store.incomingDir, 'tmp-1-1790000000000');
  await rename(await upload(), stale);
  await age(stale, 3);
  const arriving = await upload();

  const isReferenced = vi.fn(async (batch: string[]) => new Set(batch.filter((name) => name === referenced)));
  expect(await removeUnreferenced(store, { olderThanMs: 3_600_000, isReferenced })).toBe(500);
  await store.removeUploads(3_600_000);

  const left = (await collect(store.list())).map(({ name }) => name);
  expect(left.toSorted()).toEqual([young, referenced].toSorted());
  expect(await readFile(arriving, 'utf8')).toBe('résumé');
  await expect(stat(stale)).rejects.toThrow('ENOENT');
  expect(isReferenced.mock.calls.map(([batch]) => batch.length)).toEqual([500, 1]);
  expect(isReferenced.mock.calls.flat(2)).not.toContain(young);
});

test('loses nothing when the references cannot be read', async () => {
  const name = await store.store(await upload());
  await age(storedPath(name), 3);
  const isReferenced = () => Promise.reject(new Error('no database'));
  await expect(removeUnreferenced(store, { olderThanMs: 0, isReferenced })).rejects.toThrow('no database');
  expect(await collect(store.list())).toHaveLength(1);
});

test('keeps the upload for another try while the storage fails', async () => {
  const bucket = openFolder(join(dir, 'bucket'));
  const put = () => Promise.reject(new StorageUnavailable('away'));
  const path = await upload();
  const failing = createResumeStore({ dir: join(dir, 'data/resumes'), bucket: { ...bucket, put } });
  await expect(failing.store(path)).rejects.toThrow(StorageUnavailable);
  expect(await readdir(store.incomingDir)).toHaveLength(1);
  await createResumeStore({ dir: join(dir, 'data/resumes'), bucket }).store(path);
  expect(await readdir(join(dir, 'data/resumes'))).toEqual(['incoming']);
  expect(await readdir(join(dir, 'bucket'))).toHaveLength(1);
});
