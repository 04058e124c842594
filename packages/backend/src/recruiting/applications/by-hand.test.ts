import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, readEmails, readNotes } from '../../../testing/records.ts';
import { pickDownloadableFields } from './applicant-visibility.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const recruiter = await staff.as('recruiter');
const [job] = (await payload.find({ collection: 'jobs', limit: 1, depth: 0 })).docs;

const post = async (path: string, json: object) => {
  const response = await recruiter(`/api/applications/${path}`, { method: 'POST', json });
  const body = (await response.json()) as { id: number; duplicate?: { reference: string } };
  return { status: response.status, body };
};
const find = (id: number) => payload.findByID({ collection: 'applications', id, depth: 0 });
const createPerson = (change: object = {}) => ({
  firstName: 'Nadia',
  lastName: 'Khan',
  email: `Nadia.${randomUUID()}@mail.example`,
  phone: '+91 98765 43210',
  job: job?.id ?? null,
  source: 'referral',
  sourceName: 'Ravi Mehta',
  consent: 'By email to Rita Rao',
  consentOn: '2026-11-02',
  key: randomUUID(),
  ...change,
});

test('adds a person like any other application, once', async () => {
  const person = createPerson({ sendsReceipt: true });
  const { status, body } = await post('by-hand', person);
  expect(status).toBe(200);
  const doc = await find(body.id);
  expect(doc).toMatchObject({
    email: person.email.toLowerCase(),
    phoneNumber: '+919876543210',
    job: job?.id,
    jobTitle: job?.title,
    stage: 'new',
    source: 'Referral',
    sourceName: 'Ravi Mehta',
    consent: 'By email to Rita Rao',
    consentAt: '2026-11-02',
    resumeMissing: true,
    retentionMonths: expect.any(Number),
    reference: expect.stringMatching(/^RA-/),
  });
  expect((await post('by-hand', person)).body).toEqual(body);
  const corrected = await post('by-hand', { ...person, firstName: 'Nadja' });
  expect(corrected.body.duplicate?.reference).toBe(doc.reference);
  expect(JSON.stringify(pickDownloadableFields(doc))).not.toContain('Ravi');
  const [mail, ...more] = await readEmails(payload, { about: { equals: doc.reference } });
  expect(more).toEqual([]);
  expect(mail?.content.data.body).toContain(`Its reference is ${doc.reference}.`);
  expect(mail?.content.data.body).toContain('/my-application');
});

test.each([
  [{ consent: '' }, 'how the person gave consent'],
  [{ consentOn: '2999-01-01' }, 'cannot be in the future'],
  [{ sourceName: '' }, 'who referred'],
  [{ phone: '98765 43210' }, 'country code'],
  [{ email: 'nadia' }, 'email address'],
])('rejects %o', async (change, reason) => {
  const { status, body } = await post('by-hand', createPerson(change));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(reason);
});

test('warns when the person has applied for that job already, and sends nothing unasked', async () => {
  const earlier = await createApplication(payload, { job: job?.id });
  const person = createPerson({ email: earlier.email });
  expect((await post('by-hand', person)).body).toEqual({
    duplicate: { id: earlier.id, reference: earlier.reference },
  });
  const { body } = await post('by-hand', { ...person, confirmed: true });
  const doc = await find(body.id);
  expect(doc.possibleDuplicate).toBe(true);
  expect(await readEmails(payload, { about: { equals: doc.reference } })).toEqual([]);
});

test('moves an application to another job with a note, and warns of one for that job', async () => {
  const { id, email, updatedAt } = await createApplication(payload, {
    answers: [{ question: 'Which release?', answer: 'S/4HANA' }],
  });
  const earlier = await createApplication(payload, { email, job: job?.id });
  const move = { job: job?.id, version: updatedAt };
  expect((await post(`${id}/job`, move)).body.duplicate?.reference).toBe(earlier.reference);
  expect((await post(`${id}/job`, { ...move, version: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
  expect((await post(`${id}/job`, { ...move, confirmed: true })).status).toBe(200);
  expect(await find(id)).toMatchObject({
    job: job?.id,
    jobTitle: job?.title,
    answers: [{ answer: 'S/4HANA' }],
  });
  const [note] = await readNotes(payload, 'application-notes', id);
  expect(note?.text).toBe(`Job: SAP consultant → ${job?.title}`);
  expect((await post(`${id}/job`, { job: 2 ** 30, version: (await find(id)).updatedAt })).status).toBe(404);
});
