import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { makePdf } from '@riverfront/backend/recruiting/resumes/testing/pdf';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import { messages, type ResponseOf } from '@riverfront/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import {
  expectAnswer,
  findApplications,
  findOpenJob,
  newEmail,
  prepareApplicant,
  signTokens,
  someApplication,
  visitor,
} from '../../../testing/visitor.ts';
import { findJobByKey, toPayTerms } from '../jobs/jobs.ts';

const sender = await openTestSender();
const { key: job } = await findOpenJob(sender);

const findStored = (email: string) => findApplications(sender, 'email', email);

const countFiles = async () => (await readdir(join(sender.resumesDir, 'kept')).catch(() => [])).length;
const readReference = async (answer: Response) => ((await answer.json()) as { reference: string }).reference;

test.each([0, 4])('takes the résumé after %i of the fields', async (after) => {
  const { apply, email, fields } = prepareApplicant(sender);
  expect((await apply(job, fields, { name: 'cv.pdf', bytes: makePdf(), after })).status).toBe(200);
  expect(await findStored(email)).toMatchObject([{ resumeMissing: false, resume: { fileName: 'cv.pdf' } }]);
});

test('stores an application with its résumé, byte for byte, and sends the emails', async () => {
  const { apply, pass, verifyEmail, email, mailWith } = prepareApplicant(sender);
  const bytes = makePdf();
  const tokens = { emailToken: await verifyEmail(email), captcha: await pass('job_application') };
  const response = await apply(
    job,
    { ...someApplication(email), ...tokens },
    { name: '../Asha CV.pdf', bytes },
  );
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { message: string; reference: string };
  expect(answer.message).toBe(messages.applicationReceived);
  expect(answer.reference).toMatch(/^RA-[0-9A-Z]{8}$/);

  const [doc] = await findStored(email);
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

  expect((await mailWith(email, answer.reference))?.text).toContain('Asha');
  await mailWith('careers@riverfront.example', answer.reference);
});

test('stores a form once that two site processes receive at the same time', async () => {
  const { fields, email } = prepareApplicant(sender);
  const before = await countFiles();
  const second = await sender.secondApp();
  const apps = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? sender.app : second.app));
  const answers = await Promise.all(apps.map((app) => visitor({ ...sender, app }).apply(job, fields)));
  await second.stop();
  expect(await countFiles()).toBe(before + 1);
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(await Promise.all(answers.map(readReference))).size).toBe(1);
  expect(await findStored(email)).toHaveLength(1);
});

test('answers a repeated form with the same reference after its tokens have expired', async () => {
  const { apply, fields } = prepareApplicant(sender);
  const reference = await readReference(await apply(job, fields));
  const { emailToken: _, captcha: __, ...form } = fields;
  const repeated = await apply(job, form);
  expect(repeated.status).toBe(200);
  expect(await readReference(repeated)).toBe(reference);
});

test('accepts a captcha token once', async () => {
  const first = prepareApplicant(sender);
  expect((await first.apply(job, first.fields)).status).toBe(200);
  const second = prepareApplicant(sender);
  const before = await countFiles();
  const replay = second.apply(job, { ...second.fields, captcha: first.fields.captcha });
  await expectAnswer(replay, 403, { code: 'captcha-refused', message: messages.captchaMissing });
  expect(await findStored(second.email)).toHaveLength(0);
  expect(await countFiles()).toBe(before);
  // The same form is accepted with a new token.
  const { captcha } = signTokens(sender, second.email);
  expect((await second.apply(job, { ...second.fields, captcha })).status).toBe(200);
});

test('names a missing step', async () => {
  const { apply, fields, email } = prepareApplicant(sender);
  const { emailToken, captcha, ...bare } = fields;
  // Nothing can be written there, nor has to be.
  const { deps } = sender.services;
  deps.resumesDir = '/dev/null';
  onTestFinished(() => {
    deps.resumesDir = sender.resumesDir;
  });
  const unverified = {
    code: 'email-unverified',
    message: messages.emailUnverified,
    errors: { email: messages.emailUnverified },
  };
  for (const wrong of [
    { ...bare, captcha },
    { ...fields, email: newEmail() },
    { ...fields, emailToken: `${emailToken.slice(0, -2)}xx` },
  ])
    await expectAnswer(apply(job, wrong), 403, unverified);
  await expectAnswer(apply(job, { ...bare, emailToken }), 403, {
    code: 'captcha-needed',
    message: messages.captchaMissing,
  });
  await expectAnswer(apply(job, fields, null), 400, {
    message: messages.applicationIncomplete,
    errors: { resume: messages.required },
  });
  await expectAnswer(apply(job, { ...fields, city: '' }), 400, { errors: { city: messages.required } });
  await expectAnswer(apply(job, fields), 503, {});
  expect(await findStored(email)).toHaveLength(0);
});

test.each([
  ['relevent_experience', '8', /cannot be more than total/],
  ['total_experience', '61', /at most 60/],
  ['expected_salary', '1e9', /number/],
  ['firstName', '<script>', /as it is spoken/],
  ['state', JSON.stringify({ id: 4030, name: 'Bavaria' }), /from the list/],
  ['phoneNumber', '98765 43210 12345', /telephone number of India/],
])('rejects %s “%s” with a reason', async (field, value, reason) => {
  const { apply } = visitor(sender);
  await expectAnswer(apply(job, { ...someApplication(newEmail()), [field]: value }), 400, {
    errors: { [field]: expect.stringMatching(reason) },
  });
});

test('does not consume the tokens when it rejects the file', async () => {
  const { apply, fields, email } = prepareApplicant(sender);
  const rejected = apply(job, fields, { name: 'cv.pdf', bytes: Buffer.from('<html>no pdf</html>') });
  await expectAnswer(rejected, 400, { code: 'file-refused', errors: { resume: expect.any(String) } });
  const { rows } = await execute(sender.content.payload)(sql`select reason, files from rejected_resumes`);
  expect(rows).toEqual([{ reason: 'PDF: another type', files: 1 }]);
  expect((await apply(job, fields)).status).toBe(200);
  expect(await findStored(email)).toHaveLength(1);
});

test('neither requires nor stores the current salary where the law forbids the question', async () => {
  const { payload } = sender.content;
  const us = 'sap-solution-architect-delaware';
  const { job: shown } = (await (
    await sender.app.request(`/api/jobs/${us}`)
  ).json()) as ResponseOf<'jobDetails'>;
  expect(shown.pay).toEqual({ currency: 'USD', asksCurrent: false });
  const { post, apply, fields, email } = prepareApplicant(sender);
  expect((await apply(us, { ...fields, curr_salary: '140000', expected_salary: '180,000' })).status).toBe(
    200,
  );
  const mine = { expectedSalary: 180_000, salaryCurrency: 'USD', currentSalary: null };
  expect((await findStored(email))[0]).toMatchObject(mine);

  const second = prepareApplicant(sender);
  const { curr_salary: _, ...allowed }: Record<string, string> = second.fields;
  const places = { country: { id: 101, name: 'India' }, state: { id: 4030, name: 'Gujarat' } };
  const sent = { ...allowed, ...places, expected_salary: '180k' };
  expect((await post('/api/apply', { ...sent, jobId: us })).status).toBe(200);
  expect((await findStored(second.email))[0]).toMatchObject(mine);
  // India asks, as specified.
  await expectAnswer(post('/api/apply', { ...sent, jobId: job }), 400, {
    errors: { curr_salary: messages.required },
  });

  const rules = [
    { name: 'A', countries: ['in'], asksCurrentSalary: false, statesPay: false, reason: 'A law.' },
  ];
  await payload.updateGlobal({ slug: 'hiring-rules', data: { rules } });
  expect(await toPayTerms(payload, await findJobByKey(payload, job))).toEqual({
    currency: 'INR',
    asksCurrent: false,
  });
});

test('accepts an application without a file as JSON, and marks it for recruiters', async () => {
  const { post, fields, email } = prepareApplicant(sender);
  const body = {
    ...fields,
    country: { id: 101, name: 'India' },
    state: { id: 4030, name: 'Gujarat' },
    jobId: job,
  };
  await expectAnswer(post('/api/apply', body), 200, { message: messages.applicationReceived });
  const [doc] = await findStored(email);
  expect(doc).toMatchObject({ resumeMissing: true });
  expect(doc?.job).toBeTruthy();
});

test('names an earlier application for the same job, unless it was withdrawn', async () => {
  const { apply, fields, email, post, receiveCode } = prepareApplicant(sender);
  const reference = await readReference(await apply(job, fields));
  /** @param codes how many this address has received then */
  const verifyFor = async (jobId: string, codes: number) => {
    const { requestId, code } = await receiveCode(email, codes);
    const response = await post('/api/verify-otp', { email, otp: code, requestId, jobId });
    return ((await response.json()) as { earlierApplication?: { reference: string } }).earlierApplication;
  };
  expect(await verifyFor(job, 1)).toEqual({ reference, receivedAt: expect.any(String) });
  const [doc] = await findStored(email);
  await sender.content.payload.update({
    collection: 'applications',
    id: doc?.id ?? 0,
    data: { stage: 'withdrawn' },
  });
  expect(await verifyFor(job, 2)).toBeUndefined();
});

test('holds no transaction while the storage stalls, and answers 503 when it gives up', async () => {
  const { apply, fields, email } = prepareApplicant(sender);
  const stalled = Promise.withResolvers<string>();
  const store = vi.spyOn(sender.services.deps.resumes, 'store').mockReturnValue(stalled.promise);
  onTestFinished(() => store.mockRestore());
  const answer = apply(job, fields);
  await vi.waitFor(() => expect(store).toHaveBeenCalled(), { timeout: 10_000 });
  const open = await execute(sender.content.payload)(sql`
    select query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`);
  expect(open.rows).toEqual([]);
  stalled.reject(new StorageUnavailable('Nothing for 20 s'));
  expect((await answer).status).toBe(503);
  expect(await findStored(email)).toEqual([]);
});

test('does not count submissions that the storage could not take', async () => {
  const { apply, fields } = prepareApplicant(sender);
  const keep = vi
    .spyOn(sender.services.deps.resumes, 'store')
    .mockRejectedValue(new StorageUnavailable('The bucket is away'));
  for (let n = 0; n < 11; n += 1) expect((await apply(job, fields)).status).toBe(503);
  keep.mockRestore();
  expect((await apply(job, fields)).status).toBe(200);
});
