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

/** An upload as it arrives: whole, so that what follows is the server's work alone. */
async function uploadOf(fileName: string, bytes: Buffer): Promise<Request> {
  const form = new FormData();
  form.set('resume', new File([new Uint8Array(bytes)], fileName));
  const sent = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return new Request(sent.url, { method: 'POST', headers, body: await sent.arrayBuffer() });
}

/** What happens to an upload from the request to the verdict. */
async function receive(request: Request) {
  const received = await receiveForm(request, { dir });
  try {
    if (!received.file) throw new Error('The form arrived without its file.');
    return await inspectResume(received.file);
  } finally {
    await received.discard();
  }
}

test.each(corpus)('$title', async ({ fileName, bytes, expected }) => {
  const outcome = receive(await uploadOf(fileName, await bytes()));
  if ('refused' in expected) await expect(outcome).rejects.toThrow(expected.refused);
  else {
    const { displayName, accepted: type } = expected;
    await expect(outcome).resolves.toMatchObject(displayName ? { type, displayName } : { type });
  }
  expect(await readdir(join(dir, 'incoming'))).toEqual([]);
});
