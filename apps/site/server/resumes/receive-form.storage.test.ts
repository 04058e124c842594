import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeMultipart, makeRequest } from './testing/multipart.ts';

/** A disk that is full, at the edge to the operating system: filling a real one is not for a unit test. */
const disk = { fails: '' as '' | 'open' | 'write', code: '' };

let receiveForm: typeof import('./receive-form.ts')['receiveForm'];
let StorageUnavailable: typeof import('@riverfront/content/resumes')['StorageUnavailable'];

beforeAll(async () => {
  // Other files in this process have loaded these with the real disk.
  vi.resetModules();
  vi.doMock('node:fs/promises', async (original) => {
    const real = await original<typeof import('node:fs/promises')>();
    const failure = () => Object.assign(new Error(`${disk.code}: ${disk.fails}`), { code: disk.code });
    const open = async (...parameters: Parameters<typeof real.open>) => {
      if (disk.fails === 'open') throw failure();
      const file = await real.open(...parameters);
      if (disk.fails === 'write')
        file.createWriteStream = () =>
          new Writable({ write: (_chunk, _encoding, done) => done(failure()) }) as never;
      return file;
    };
    return { ...real, open };
  });
  ({ receiveForm } = await import('./receive-form.ts'));
  ({ StorageUnavailable } = await import('@riverfront/content/resumes'));
});

afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

const request = () =>
  makeRequest(makeMultipart([{ name: 'resume', value: 'a'.repeat(500_000), fileName: 'cv.txt' }]));

test.each([
  ['open', 'EMFILE'],
  ['open', 'EACCES'],
  ['write', 'ENOSPC'],
  ['write', 'EIO'],
] as const)(
  'a %s that ends in %s is no fault of the form, and leaves nothing behind',
  async (fails, code) => {
    const dir = await mkdtemp(join(tmpdir(), 'form-'));
    try {
      Object.assign(disk, { fails, code });
      await expect(receiveForm(request(), { dir })).rejects.toThrow(StorageUnavailable);
      expect(await readdir(join(dir, 'incoming'))).toEqual([]);
      disk.fails = '';
      const form = await receiveForm(request(), { dir });
      expect(form.file?.size).toBe(500_000);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
);
