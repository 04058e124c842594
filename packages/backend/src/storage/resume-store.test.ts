import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { startTestS3 } from '../../testing/start-s3.ts';
import { openBuckets } from './bucket.ts';
import { FileNotFoundError, StorageUnavailable } from './errors.ts';
import { createResumeStore, type ResumeStore } from './resume-store.ts';

const s3 = await startTestS3();
const bucket = openBuckets(s3.settings).resumes;
afterAll(s3.close);

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

describe.each([
  ['on the disk', {}, (name: string) => writeFile(storedPath(name), 'x')],
  ['in a bucket', { bucket }, (name: string) => bucket.put(name, Buffer.from('x'))],
])('%s', (_, place, addOther) => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'resumes-'));
    store = createResumeStore({ dir: join(dir, 'data/resumes'), ...place });
    await mkdir(store.incomingDir, { recursive: true });
  });
  afterEach(async () => {
    for await (const { key } of bucket.list()) await bucket.remove(key);
    await rm(dir, { recursive: true, force: true });
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

  test('lists stored files, and no others', async () => {
    expect(await collect(store.list())).toEqual([]);
    const name = await store.store(await upload());
    await addOther('notes.txt');
    expect(await collect(store.list())).toEqual([{ name, size: 8, modifiedAt: expect.any(Date) }]);
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

  test('cleans up old files without a reference, and no others', async () => {
    const [orphan, referenced] = [await store.store(await upload()), await store.store(await upload())];
    await addOther('notes.txt');
    const isReferenced = async () => new Set([referenced]);
    expect(await store.cleanUp({ olderThanMs: 60_000, isReferenced })).toBe(0);
    expect(await store.cleanUp({ olderThanMs: -60_000, isReferenced })).toBe(1);
    expect((await collect(store.list())).map(({ name }) => name)).toEqual([referenced]);
    await expect(store.open(orphan)).rejects.toThrow(FileNotFoundError);
  });
});

describe('a disk', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'resumes-'));
    store = createResumeStore({ dir: join(dir, 'data/resumes') });
    await mkdir(store.incomingDir, { recursive: true });
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

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

    const isReferenced = vi.fn(
      async (batch: string[]) => new Set(batch.filter((name) => name === referenced)),
    );
    expect(await store.cleanUp({ olderThanMs: 3_600_000, isReferenced })).toBe(501);

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
    await expect(store.cleanUp({ olderThanMs: 0, isReferenced })).rejects.toThrow('no database');
    expect(await collect(store.list())).toHaveLength(1);
  });

  test('that fails is unavailable storage', async () => {
    const broken = createResumeStore({ dir: join(await upload(), 'below-a-file') });
    await expect(broken.store(await upload())).rejects.toThrow(StorageUnavailable);
    await expect(broken.open(randomUUID())).rejects.toThrow(StorageUnavailable);
    await expect(collect(broken.list())).rejects.toThrow(StorageUnavailable);
  });

  test('keeps the upload for another try while the bucket is unreachable', async () => {
    const remote = createResumeStore({ dir: join(dir, 'data/resumes'), bucket });
    const path = await upload();
    await s3.down();
    await expect(remote.store(path)).rejects.toThrow(StorageUnavailable);
    await expect(remote.open(randomUUID())).rejects.toThrow(StorageUnavailable);
    await expect(collect(remote.list())).rejects.toThrow(StorageUnavailable);
    expect(await readdir(remote.incomingDir)).toHaveLength(1);
    await s3.up();
    await remote.store(path);
    expect(await readdir(join(dir, 'data/resumes'))).toEqual(['incoming']);
  });
});
