import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from '@riverfront/backend/payload-types';
import { makePdf } from '@riverfront/backend/recruiting/resumes/testing/pdf';
import { messages, resumeMaxBytes } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { newAddress } from '../../../testing/open-app.ts';
import { openPortal, textFile } from '../../../testing/portal.ts';
import { expectAnswer } from '../../../testing/visitor.ts';
import { scanResume } from '../resumes/scanner.ts';

const { sender, createApplicant, sendFile, findNotes } = await openPortal();

const pdf = { name: 'cv.pdf', bytes: makePdf() };
const tooLarge = { name: 'cv.txt', bytes: Buffer.alloc(resumeMaxBytes + 1, 'a') };
const listStoredFiles = () => readdir(join(sender.resumesDir, 'kept'));

test('replaces the résumé and removes the old file', async () => {
  const { replace, find, email } = await createApplicant();
  const before = await find();
  const file = textFile(`Asha Patel, SAP consultant, ${email}`, 'New CV.txt');
  await expectAnswer(replace(file), 200, {
    message: messages.ownResumeReplaced,
    application: { resume: { fileName: 'New CV.txt', size: file.bytes.length } },
  });
  const after = await find();
  expect(after?.resume).toMatchObject({ fileName: 'New CV.txt', fileType: 'txt', scan: 'off' });
  expect(after?.resume?.storedName).not.toBe(before?.resume?.storedName);
  const stored = await listStoredFiles();
  expect(stored).toContain(after?.resume?.storedName);
  expect(stored).not.toContain(before?.resume?.storedName);
  expect((await findNotes(after?.id ?? 0)).map((note) => note.text)).toContain(
    'The applicant replaced the résumé.',
  );
});

test.each([
  ['no file', undefined, 400],
  ['a file of another type than its name says', textFile('<html>', 'cv.pdf'), 400],
  ['a file that is too large', tooLarge, 413],
] as const)('rejects %s, and keeps the first file', async (_, file, status) => {
  const { replace, find } = await createApplicant();
  const before = await find();
  await expectAnswer(replace(file), status, { errors: { resume: expect.any(String) } });
  expect((await find())?.resume).toEqual(before?.resume);
  expect(await listStoredFiles()).toContain(before?.resume?.storedName);
  expect(await readdir(join(sender.resumesDir, 'incoming'))).toEqual([]);
});

test('limits one network to forty files an hour, verified or not', async () => {
  const address = newAddress();
  const send = () => sendFile({ proof: 'none', reference: 'RA-4M8ZW2HD' }, pdf, address);
  for (let n = 0; n < 40; n += 1) expect((await send()).status).toBe(403);
  expect((await send()).status).toBe(429);
});

test('limits an applicant to ten files an hour, and says when to retry', async () => {
  const { replace } = await createApplicant();
  for (let n = 0; n < 10; n += 1) expect((await replace(textFile(`Asha ${n}`))).status).toBe(200);
  await expectAnswer(replace(textFile('Asha')), 429, {
    code: 'too-many',
    message: expect.stringContaining('60 minutes'),
  });
});

test('drops the result of a scan when the file was replaced or erased meanwhile', async () => {
  const { payload } = sender.content;
  const scanDuring = async (
    { find, update }: Awaited<ReturnType<typeof createApplicant>>,
    change: () => Promise<unknown>,
  ) => {
    const { resume } = (await find()) as Application;
    const id = await update({ resume: { ...resume, scan: 'waiting' } });
    const scanner = {
      async scan(stream: NodeJS.ReadableStream) {
        stream.resume();
        await change();
        return { clean: false };
      },
    };
    await scanResume({ payload: () => payload, resumes: sender.services.deps.resumes, scanner }, id);
  };
  const replaced = await createApplicant();
  await scanDuring(replaced, () => replaced.replace(textFile('Asha Patel', 'new.txt')));
  expect((await replaced.find())?.resume).toMatchObject({ fileName: 'new.txt', scan: 'off' });

  const erased = await createApplicant();
  await scanDuring(erased, () => erased.call('erase'));
  expect(await erased.find()).toBeUndefined();
});
