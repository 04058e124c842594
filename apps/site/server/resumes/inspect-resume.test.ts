import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createResumeInspector } from './inspect-resume.ts';
import { receiveForm } from './receive-form.ts';
import { corpus } from './testing/corpus.ts';

const inspectResume = createResumeInspector();
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'resumes-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** What happens to an upload from the request to the verdict. */
async function upload(fileName: string, bytes: Buffer) {
  const form = new FormData();
  form.set('resume', new File([new Uint8Array(bytes)], fileName));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const received = await receiveForm(request, { dir });
  try {
    if (!received.file) throw new Error('The form arrived without its file.');
    return await inspectResume(received.file);
  } finally {
    await received.discard();
  }
}

test.each(corpus)('$title', async ({ fileName, bytes, expected }) => {
  const outcome = upload(fileName, await bytes());
  if ('refused' in expected) await expect(outcome).rejects.toThrow(expected.refused);
  else {
    const { displayName, accepted: type } = expected;
    await expect(outcome).resolves.toMatchObject(displayName ? { type, displayName } : { type });
  }
  expect(await readdir(join(dir, 'incoming'))).toEqual([]);
});
