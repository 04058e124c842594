import fs, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { afterEach, expect, test } from 'vitest';
import { makeMultipart, makeRequest } from '../../../testing/multipart.ts';
import { receiveForm } from './receive-form.ts';

const { open } = fs;

/** Replaces `open` for every module of this process: filling a real disk is not for a unit test. */
function replaceOpen(replacement: typeof open): void {
  Object.assign(fs, { open: replacement });
  syncBuiltinESMExports();
}
afterEach(() => replaceOpen(open));

test.each([
  ['open', 'EMFILE'],
  ['open', 'EACCES'],
  ['write', 'ENOSPC'],
  ['write', 'EIO'],
] as const)('does not blame the form when %s fails with %s, and leaves no file', async (failing, code) => {
  const upload = () =>
    makeRequest(makeMultipart([{ name: 'resume', value: 'a'.repeat(500_000), fileName: 'cv.txt' }]));
  const dir = await makeTestFolder();
  const error = Object.assign(new Error(`${code}: ${failing}`), { code });
  replaceOpen(async (...parameters) => {
    if (failing === 'open') throw error;
    const file = await open(...parameters);
    file.createWriteStream = () => new Writable({ write: (_chunk, _encoding, done) => done(error) }) as never;
    return file;
  });
  await expect(receiveForm(upload(), { dir })).rejects.toThrow(StorageUnavailable);
  expect(await readdir(join(dir, 'incoming'))).toEqual([]);
  replaceOpen(open);
  expect((await receiveForm(upload(), { dir })).file?.size).toBe(500_000);
});
