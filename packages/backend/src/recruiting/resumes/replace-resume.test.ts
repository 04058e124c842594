import { readdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, readNotes } from '../../../testing/records.ts';

const staff = await openTestStaffSide();
const { payload, resumes } = staff;
const recruiter = await staff.as('recruiter');

const find = (id: number) => payload.findByID({ collection: 'applications', id, depth: 0 });

async function add(id: number, body: string, name = 'Nadia Khan.txt') {
  const headers = { 'content-length': String(body.length) };
  const path = `/api/applications/${id}/resume?name=${encodeURIComponent(name)}`;
  const response = await recruiter(path, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

test('adds a résumé, with a note without a name and an audit event with one', async () => {
  const { id } = await createApplication(payload, { resumeMissing: true });
  expect((await add(id, 'Nadia Khan, consultant')).status).toBe(200);
  const { resume, resumeMissing } = await find(id);
  expect(resumeMissing).toBe(false);
  expect(resume).toMatchObject({ fileName: 'Nadia Khan.txt', fileType: 'txt', size: 22, scan: 'off' });
  const [note] = await readNotes(payload, 'application-notes', id);
  expect(note?.text).toBe('A recruiter added the résumé.');
  const where = { record: { equals: String(id) }, action: { equals: 'changed' } };
  const { docs } = await payload.find({ collection: 'audit-events', where });
  expect(docs.map(({ actorName }) => actorName)).toContain('A recruiter');
  const before = resume?.storedName ?? '';
  expect((await add(id, 'Nadia Khan, senior consultant')).status).toBe(200);
  await expect(resumes.open(before)).rejects.toThrow('no stored file');
  // The same file again, as after a lost answer.
  expect((await add(id, 'Nadia Khan, senior consultant')).status).toBe(200);
  expect(await readNotes(payload, 'application-notes', id)).toHaveLength(2);
});

test('says that the storage fails, and keeps the résumé that is there', async () => {
  const { id } = await createApplication(payload);
  const before = (await find(id)).resume;
  await rm(resumes.incomingDir, { recursive: true, force: true });
  await writeFile(resumes.incomingDir, 'no folder');
  expect(await add(id, 'Nadia Khan')).toMatchObject({
    status: 503,
    text: expect.stringContaining('storage does not answer'),
  });
  await rm(resumes.incomingDir);
  expect((await find(id)).resume).toEqual(before);
});

test.each([
  ['another type than its name says', {}, '<html>', 'cv.pdf', 400, 'not a PDF file'],
  ['no name', {}, 'Nadia', ' ', 400, 'Choose a file'],
  ['a legal hold', { legalHold: true, legalHoldReason: 'Case 7' }, 'Nadia', 'cv.txt', 409, 'legal hold'],
  ['a decision', { stage: 'rejected', rejectionReason: 'skills' }, 'Nadia', 'cv.txt', 409, 'decided'],
] as const)('rejects %s, and leaves no file', async (_, values, body, name, status, reason) => {
  const { id } = await createApplication(payload, values);
  const count = async () => {
    let files = 0;
    for await (const _ of resumes.list()) files += 1;
    return files;
  };
  const before = await count();
  const answer = await add(id, body, name);
  expect(answer).toMatchObject({ status, text: expect.stringContaining(reason) });
  expect(await count()).toBe(before);
  expect(await readdir(resumes.incomingDir).catch(() => [])).toEqual([]);
});
