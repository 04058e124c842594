import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeMultipart, makeRequest } from '../../../testing/multipart.ts';

/** A failing disk, mocked at the operating system: filling a real one is not for a unit test. */
const disk = { failing: '' as '' | 'open' | 'write', code: '' };

let receiveForm: typeof import('./receive-form.ts')['receiveForm'];
let StorageUnavailable: typeof import('@riverfront/backend/storage/errors')['StorageUnavailable'];

beforeAll(async () => {
  // Other test files in this process have loaded these modules with the real disk.
  vi.resetModules();
  vi.doMock('node:fs/promises', async (original) => {
    const real = await original<typeof import('node:fs/promises')>();
    const createError = () => Object.assign(new Error(`${disk.code}: ${disk.failing}`), { code: disk.code });
    const open = async (...parameters: Parameters<typeof real.open>) => {
      if (disk.failing === 'open') throw createError();
      const file = await real.open(...parameters);
      if (disk.failing === 'write')
        file.createWriteStream = () =>
          new Writable({ write: (_chunk, _encoding, done) => done(createError()) }) as never;
      return file;
    };
    return { ...real, open };
  });
  ({ receiveForm } = await import('./receive-form.ts'));
  ({ StorageUnavailable } = await import('@riverfront/backend/storage/errors'));
});

afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

test.each([
  ['open', 'EMFILE'],
  ['open', 'EACCES'],
  ['write', 'ENOSPC'],
  ['write', 'EIO'],
] as const)('does not blame the form when %s fails with %s, and leaves no file', async (failing, code) => {
  const upload = () =>
    makeRequest(makeMultipart([{ name: 'resume', value: 'a'.repeat(500_000), fileName: 'cv.txt' }]));
  const dir = await mkdtemp(join(tmpdir(), 'form-'));
  try {
    Object.assign(disk, { failing, code });
    await expect(receiveForm(upload(), { dir })).rejects.toThrow(StorageUnavailable);
    expect(await readdir(join(dir, 'incoming'))).toEqual([]);
    disk.failing = '';
    expect((await receiveForm(upload(), { dir })).file?.size).toBe(500_000);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
