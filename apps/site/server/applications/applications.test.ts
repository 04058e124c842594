import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageUnavailable } from '@riverfront/content/resumes';
import { messages } from '@riverfront/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestSender, type TestSender } from '../../testing/open-app.ts';
import { newEmail, someApplication, visitor } from '../../testing/visitor.ts';
import { makePdf } from '../resumes/testing/pdf.ts';

let sender: TestSender;
let job: string;
beforeAll(async () => {
  sender = await openTestSender();
  const { docs } = await sender.content.payload.find({
    collection: 'jobs',
    where: { availability: { equals: 'active' } },
    limit: 1,
  });
  job = docs[0]?.key ?? '';
});
afterAll(() => sender.close());

const stored = async (email: string) =>
  (
    await sender.content.payload.find({
      collection: 'applications',
      where: { email: { equals: email } },
      depth: 0,
    })
  ).docs;

const kept = async () => (await readdir(join(sender.resumesDir, 'kept')).catch(() => [])).length;

/** Everything that an application takes. */
async function ready() {
  const steps = visitor(sender);
  const email = newEmail();
  const fields = {
    ...someApplication(email),
    emailToken: await steps.verifyEmail(email),
    captcha: await steps.pass('job_application'),
  };
  return { ...steps, email, fields };
}

test('an application is stored with its résumé, byte for byte, and mailed', async () => {
  const { apply, fields, email, mailsTo } = await ready();
  const bytes = makePdf();
  const response = await apply(job, fields, { name: '../Asha CV.pdf', bytes });
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { message: string; reference: string };
  expect(answer.message).toBe(messages.applicationReceived);
  expect(answer.reference).toMatch(/^RA-[0-9A-Z]{8}$/);

  const [doc] = await stored(email);
  expect(doc).toMatchObject({
    reference: answer.reference,
    firstName: 'Asha',
    phoneNumber: '+919876543210',
    country: { datasetId: 101, name: 'India' },
    state: { datasetId: 4030, name: 'Gujarat' },
    relevantExperience: 4.5,
    expectedSalary: 1_500_000,
    stage: 'new',
    noticeVersion: 1,
    retentionMonths: 12,
    resumeMissing: false,
    resume: { fileName: 'Asha CV.pdf', fileType: 'pdf', size: bytes.length, scan: 'off' },
  });
  const { stream } = await sender.services.deps.resumes.open(doc?.resume?.storedName ?? '');
  expect(Buffer.concat(await stream.toArray()).equals(bytes)).toBe(true);

  const confirmation = (await mailsTo(email, 2)).find((mail) => mail?.text.includes(answer.reference));
  expect(confirmation?.text).toContain('Asha');
  const toRecruiters = await mailsTo('careers@riverfront.example', 1);
  expect(toRecruiters[0]?.text).toContain(answer.reference);
});

test('twenty submits of one form at once are one application with one file', async () => {
  const { apply, fields, email } = await ready();
  const before = await kept();
  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(job, fields)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const references = new Set(
    await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
    ),
  );
  expect(references.size).toBe(1);
  expect(await stored(email)).toHaveLength(1);
  const storedNames = new Set(
    (await sender.content.payload.find({ collection: 'applications', limit: 100, depth: 0 })).docs.map(
      ({ resume }) => resume?.storedName ?? '',
    ),
  );
  await sender.services.deps.resumes.sweep({
    olderThanMs: 0,
    isReferenced: async (names) => new Set(names.filter((name) => storedNames.has(name))),
  });
  expect(await kept()).toBe(before + 1);
});

test('a pass of the human check counts for one application', async () => {
  const first = await ready();
  expect((await first.apply(job, first.fields)).status).toBe(200);
  const second = await ready();
  const replay = await second.apply(job, { ...second.fields, captcha: first.fields.captcha });
  expect(replay.status).toBe(403);
  expect(await replay.json()).toMatchObject({ code: 'captcha-refused', message: messages.humanUnconfirmed });
  expect(await stored(second.email)).toHaveLength(0);
  // Nothing is lost: with a new pass the same form goes through.
  const captcha = await second.pass('job_application');
  expect((await second.apply(job, { ...second.fields, captcha })).status).toBe(200);
});

test('a solved challenge is accepted once, however often it is sent at once', async () => {
  const { solve, post } = visitor(sender);
  const answer = await solve('job_application');
  const verify = () => post('/api/captcha/verify', { action: 'job_application', answer });
  const answers = await Promise.all(Array.from({ length: 20 }, verify));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = answers.find(({ ok }) => !ok);
  expect(refused?.status).toBe(422);
  expect(await refused?.json()).toMatchObject({ message: messages.humanRefused });
});

test.each([
  ['nonsense', 'job_application', 'nonsense'],
  ['an answer for something else', 'contact', undefined],
] as const)('%s is no human check', async (_, action, given) => {
  const { solve, post } = visitor(sender);
  const answer = given ?? (await solve('job_application'));
  const response = await post('/api/captcha/verify', { action, answer });
  expect(response.status).toBe(422);
});

test('a skipped step is named', async () => {
  const { apply, fields, email } = await ready();
  const { emailToken, captcha, ...bare } = fields;

  const unproved = await apply(job, { ...bare, captcha });
  expect(unproved.status).toBe(403);
  expect(await unproved.json()).toMatchObject({
    code: 'email-unverified',
    message: messages.emailUnverified,
    errors: { email: messages.emailUnverified },
  });
  const other = await apply(job, { ...fields, email: newEmail() });
  expect(await other.json()).toMatchObject({ code: 'email-unverified' });
  const forged = await apply(job, { ...bare, captcha, emailToken: `${emailToken.slice(0, -2)}xx` });
  expect(await forged.json()).toMatchObject({ code: 'email-unverified' });

  const unconfirmed = await apply(job, { ...bare, emailToken });
  expect(unconfirmed.status).toBe(403);
  expect(await unconfirmed.json()).toMatchObject({
    code: 'captcha-needed',
    message: messages.humanUnconfirmed,
  });

  const fileless = await apply(job, fields, null);
  expect(fileless.status).toBe(400);
  expect(await fileless.json()).toMatchObject({
    message: messages.applicationIncomplete,
    errors: { resume: messages.required },
  });
  expect(await stored(email)).toHaveLength(0);
});

test('every missing field is named, with the wording of the specification', async () => {
  const { apply } = visitor(sender);
  const response = await apply(job, { firstName: '   ' }, null);
  expect(response.status).toBe(400);
  const { message, errors } = (await response.json()) as { message: string; errors: Record<string, string> };
  expect(message).toBe(messages.applicationIncomplete);
  const { submissionKey: _, noticeVersion: __, ...required } = someApplication('x@y.example');
  for (const field of [...Object.keys(required), 'resume'])
    expect(errors[field], field).toBe(messages.required);
});

test.each([
  ['relevent_experience', '8', /cannot be more than total/],
  ['total_experience', '61', /at most 60/],
  ['expected_salary', '1e9', /number/],
  ['curr_salary', '-5', /number/],
  ['firstName', '<script>', /letters only/],
  ['gender', 'unknown', /required/],
  ['state', JSON.stringify({ id: 4030, name: 'Bavaria' }), /from the list/],
  ['country', JSON.stringify({ id: 9999, name: 'Atlantis' }), /from the list/],
  ['phoneNumber', '98765 43210 12345', /telephone number of India/],
])('%s “%s” is refused with a reason', async (field, value, reason) => {
  const { apply } = visitor(sender);
  const response = await apply(job, { ...someApplication(newEmail()), [field]: value });
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  expect(errors[field]).toMatch(reason);
});

test('a file that is not what it says is refused, and the proofs stay good for the next try', async () => {
  const { apply, fields, email } = await ready();
  const refused = await apply(job, fields, { name: 'cv.pdf', bytes: Buffer.from('<html>no pdf</html>') });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: 'file-refused',
    errors: { resume: expect.any(String) },
  });
  expect((await apply(job, fields)).status).toBe(200);
  expect(await stored(email)).toHaveLength(1);
});

test('a job that was closed takes applications for another day, then says so', async () => {
  const { payload } = sender.content;
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { availability: { equals: 'active' }, key: { not_equals: job } },
    limit: 1,
  });
  const closing = docs[0];
  if (!closing?.key) throw new Error('The sample company has a second open job.');
  await payload.update({ collection: 'jobs', id: closing.id, data: { availability: 'closed' } });
  const first = await ready();
  expect((await first.apply(closing.key, first.fields)).status).toBe(200);

  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await payload.update({ collection: 'jobs', id: closing.id, data: { closedAt: yesterday } });
  const second = await ready();
  const late = await second.apply(closing.key, second.fields);
  expect(late.status).toBe(410);
  expect(await late.json()).toMatchObject({ code: 'job-closed', message: expect.stringContaining('closed') });
  expect((await second.apply('no-such-job', second.fields)).status).toBe(404);
});

test('an application without a file goes by JSON and is marked for recruiters', async () => {
  const { post, fields, email } = await ready();
  const body = {
    ...fields,
    country: { id: 101, name: 'India' },
    state: { id: 4030, name: 'Gujarat' },
    jobId: job,
  };
  const response = await post('/api/apply', body);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ message: messages.applicationReceived });
  const incomplete = await post('/api/apply', { ...body, firstName: ' ' });
  expect(await incomplete.json()).toMatchObject({ message: messages.applicationIncomplete });
  const [doc] = await stored(email);
  expect(doc).toMatchObject({ resumeMissing: true });
  expect(doc?.job).toBeTruthy();
});

test('only recruiters and administrators read applications, and nobody makes one through the admin', async () => {
  const { payload } = sender.content;
  for (const [role, count] of [
    ['recruiter', true],
    ['editor', false],
    ['sales', false],
  ] as const) {
    const user = await payload.create({
      collection: 'users',
      data: { name: role, email: newEmail(), password: 'correct horse battery', roles: [role] },
    });
    const options = { user: { ...user, collection: 'users' as const }, overrideAccess: false };
    const reading = payload.find({ collection: 'applications', ...options });
    if (count) expect((await reading).totalDocs).toBeGreaterThan(0);
    else await expect(reading).rejects.toThrow(/not allowed/);
    await expect(
      payload.create({
        collection: 'applications',
        data: { email: 'x@y.example', reference: 'x', submissionKey: 'x', stage: 'new' },
        ...options,
      }),
    ).rejects.toThrow(/not allowed/);
  }
});

test('verifying an address names its earlier application for the same job, unless it was withdrawn', async () => {
  const { apply, fields, email, post, receiveCode } = await ready();
  const sent = (await (await apply(job, fields)).json()) as { reference: string };
  /** @param mails how many this address has received then */
  const verifyFor = async (jobId: string, mails: number) => {
    const { requestId, code } = await receiveCode(email, mails);
    const response = await post('/api/verify-otp', { email, otp: code, requestId, jobId });
    return ((await response.json()) as { earlierApplication?: { reference: string } }).earlierApplication;
  };
  expect(await verifyFor(job, 3)).toEqual({ reference: sent.reference, receivedAt: expect.any(String) });
  const [doc] = await stored(email);
  await sender.content.payload.update({
    collection: 'applications',
    id: doc?.id ?? 0,
    data: { stage: 'withdrawn' },
  });
  expect(await verifyFor(job, 4)).toBeUndefined();
});

test('what the storage did not take is not counted for its sender', async () => {
  const { apply, fields } = await ready();
  const keep = vi
    .spyOn(sender.services.deps.resumes, 'keep')
    .mockRejectedValue(new StorageUnavailable('The bucket is away'));
  for (let n = 0; n < 11; n += 1) expect((await apply(job, fields)).status).toBe(503);
  keep.mockRestore();
  expect((await apply(job, fields)).status).toBe(200);
});
