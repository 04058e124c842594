import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResumeStore, type KeptFile, NotKept, type ResumeStore, StorageUnavailable } from './store.ts';

let dir = '';
let store: ResumeStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'resumes-'));
  store = createResumeStore({ dir: join(dir, 'data/resumes') });
  await mkdir(store.incomingDir, { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function upload(text = 'résumé'): Promise<string> {
  const path = join(store.incomingDir, randomUUID());
  await writeFile(path, text, { mode: 0o600 });
  return path;
}

async function age(path: string, hours: number): Promise<void> {
  const at = new Date(Date.now() - hours * 3_600_000);
  await utimes(path, at, at);
}

async function listed(from = store): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for await (const file of from.list()) files.push(file);
  return files;
}

const keptPath = (name: string) => join(dir, 'data/resumes/kept', name);

test('keeps an upload under a name of its own and gives it back', async () => {
  const path = await upload();
  const name = await store.keep(path);
  expect(name).toMatch(/^[0-9a-f-]{36}$/);
  expect(await readdir(store.incomingDir)).toEqual([]);
  const { stream, size } = await store.open(name);
  expect(String(await buffer(stream))).toBe('résumé');
  expect(size).toBe(8);
  expect((await stat(keptPath(name))).mode & 0o077).toBe(0);
  expect((await stat(join(dir, 'data/resumes/kept'))).mode & 0o077).toBe(0);
});

test('lists what is kept, and nothing that is not ours', async () => {
  expect(await listed()).toEqual([]);
  const name = await store.keep(await upload());
  await writeFile(keptPath('notes.txt'), 'x');
  expect(await listed()).toEqual([{ name, size: 8, modifiedAt: expect.any(Date) }]);
});

test.each([
  '',
  '.',
  '../incoming/x',
  '/etc/passwd',
  'a\0b',
  `${randomUUID()}/..`,
  randomUUID().toUpperCase(),
])('takes %j for no name of ours', async (name) => {
  await expect(store.open(name)).rejects.toThrow(NotKept);
  await expect(store.remove(name)).rejects.toThrow(NotKept);
});

test('removes a file; one that is gone is no error to remove, but one to open', async () => {
  const name = await store.keep(await upload());
  await store.remove(name);
  await store.remove(name);
  await expect(store.open(name)).rejects.toThrow(NotKept);
});

test('sweeps old files that nothing refers to and old uploads, in batches', async () => {
  const names = await Promise.all(Array.from({ length: 502 }, async () => store.keep(await upload())));
  const [young = '', referenced = '', ...orphans] = names;
  for (const name of [referenced, ...orphans]) await age(keptPath(name), 3);
  const stale = await upload();
  await age(stale, 3);
  const arriving = await upload();

  const isReferenced = vi.fn(async (batch: string[]) => new Set(batch.filter((name) => name === referenced)));
  expect(await store.sweep({ olderThanMs: 3_600_000, isReferenced })).toBe(501);

  const left = (await listed()).map(({ name }) => name);
  expect(left.toSorted()).toEqual([young, referenced].toSorted());
  expect(await readFile(arriving, 'utf8')).toBe('résumé');
  await expect(stat(stale)).rejects.toThrow('ENOENT');
  expect(isReferenced.mock.calls.map(([batch]) => batch.length)).toEqual([500, 1]);
  expect(isReferenced.mock.calls.flat(2)).not.toContain(young);
});

test('keeps everything when it cannot be known what is referred to', async () => {
  const name = await store.keep(await upload());
  await age(keptPath(name), 3);
  const sweep = store.sweep({ olderThanMs: 0, isReferenced: () => Promise.reject(new Error('no database')) });
  await expect(sweep).rejects.toThrow('no database');
  expect(await listed()).toHaveLength(1);
});

test('says that the storage fails when it does', async () => {
  const broken = createResumeStore({ dir: join(await upload(), 'below-a-file') });
  await expect(broken.keep(await upload())).rejects.toThrow(StorageUnavailable);
  await expect(broken.open(randomUUID())).rejects.toThrow(StorageUnavailable);
  await expect(listed(broken)).rejects.toThrow(StorageUnavailable);
});
