import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import type { Application } from '@riverfront/backend/payload-types';
import { applicantVisibility } from '@riverfront/backend/recruiting/applications/applicant-visibility';
import { messages, type OwnApplication, resumeMaxBytes } from '@riverfront/contract';
import { expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { from, newAddress, openTestSender } from '../../../testing/open-app.ts';
import {
  createApplicant as applyFor,
  expectAnswer,
  findOpenJob,
  newEmail,
  signTokens,
  someApplication,
  visitor,
} from '../../../testing/visitor.ts';
import { scanResume } from '../resumes/scanner.ts';
import { contentType, makeMultipart } from '../resumes/testing/multipart.ts';
import { makePdf } from '../resumes/testing/pdf.ts';

const sender = await openTestSender();
const { key: job } = await findOpenJob(sender);

const api = '/api/my-application';
const pdf = { name: 'cv.pdf', bytes: makePdf() };
const tooLarge = { name: 'cv.txt', bytes: Buffer.alloc(resumeMaxBytes + 1, 'a') };
const text = (content: string, name = 'cv.txt') => ({ name, bytes: Buffer.from(content) });
const tokens = () => createTokens(sender.content.options.secret);
const signProof = (email: string) => tokens().sign('own-application', { email }, 600);
async function createApplicant() {
  const applicant = await applyFor(sender, job);
  const { proof, reference, call } = applicant;
  expect(reference).toMatch(/^RA-/);
  return {
    ...applicant,
    list: async () =>
      ((await (await call('list')).json()) as { applications: OwnApplication[] }).applications,
    replace: (file: { name: string; bytes: Buffer } | undefined, fields: Record<string, string> = {}) =>
      sendFile({ proof, reference, ...fields }, file),
  };
}

async function sendFile(
  fields: Record<string, string>,
  file?: { name: string; bytes: Buffer },
  address = newAddress(),
  headers: Record<string, string> = {},
) {
  const body = makeMultipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    ...(file ? [{ name: 'resume', value: file.bytes, fileName: file.name }] : []),
  ]);
  return sender.app.request(
    `${api}/resume`,
    { method: 'POST', headers: { 'content-type': contentType, ...headers }, body: new Uint8Array(body) },
    from(address),
  );
}

const createRecruiter = () =>
  sender.content.payload.create({
    collection: 'users',
    data: {
      name: 'Ravi Recruiter',
      email: newEmail(),
      password: 'correct horse battery',
      roles: ['recruiter'],
    },
  });

async function findNotes(id: number) {
  const where = { about: { equals: id } };
  return (await sender.content.payload.find({ collection: 'application-notes', where, depth: 0 })).docs;
}

const listStoredFiles = () => readdir(join(sender.resumesDir, 'kept'));

test('opens with an emailed code, and responds alike for an unknown address', async () => {
  const { post, mailsTo } = visitor(sender);
  const known = await createApplicant();
  const unknown = newEmail();
  const answers: object[] = [];
  for (const [email, count] of [
    [known.email, 2],
    [unknown, 1],
  ] as const) {
    const sent = await post(`${api}/send-code`, { email });
    expect(sent.status).toBe(200);
    const { requestId, ...rest } = (await sent.json()) as { requestId: string };
    answers.push(rest);
    const mails = await mailsTo(email, count);
    const mail = mails.find((one) => one?.text.includes('what we store about your application'));
    const otp = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
    // A code for the portal is invalid for applying.
    expect((await post('/api/verify-otp', { email, otp, requestId })).status).toBe(400);
    const opened = await post(`${api}/verify`, { email, otp, requestId });
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    const { proof, validForSeconds } = (await opened.json()) as { proof: string; validForSeconds: number };
    expect(validForSeconds).toBe(1_800);
    const listed = await post(`${api}/list`, { proof });
    const { applications } = (await listed.json()) as { applications: OwnApplication[] };
    expect(applications.map(({ reference }) => reference)).toEqual(
      email === unknown ? [] : [known.reference],
    );
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('rejects a proof for applying, a forged and an expired one', async () => {
  const { email, reference, find } = await createApplicant();
  const { post, apply } = visitor(sender);
  for (const proof of [
    tokens().sign('email', { email }, 600),
    tokens().sign('own-application', { email }, -1),
    createTokens('another secret of forty characters, at least').sign('own-application', { email }, 600),
    'x.y',
  ]) {
    for (const path of ['list', 'withdraw', 'erase', 'download'])
      await expectAnswer(post(`${api}/${path}`, { proof, reference }), 403, {
        code: 'email-unverified',
        message: messages.ownProofNeeded,
      });
    expect((await sendFile({ proof, reference }, pdf)).status).toBe(403);
  }
  expect(await find()).toMatchObject({ stage: 'new' });
  // The proof of the portal is invalid for applying.
  const fields = { ...someApplication(email), ...signTokens(sender, email), emailToken: signProof(email) };
  await expectAnswer(apply(job, fields), 403, { code: 'email-unverified' });
});

test('answers 404 for the application of another applicant', async () => {
  const [mine, other] = [await createApplicant(), await createApplicant()];
  for (const path of ['withdraw', 'erase'])
    await expectAnswer(mine.call(path, { reference: other.reference }), 404, { code: 'not-found' });
  expect((await mine.replace(pdf, { reference: other.reference })).status).toBe(404);
  expect(await other.find()).toMatchObject({ stage: 'new' });
  expect((await mine.list()).map(({ reference }) => reference)).toEqual([mine.reference]);
});

test.each([
  ['new', 'received', 'Received'],
  ['screening', 'in-review', 'In review'],
  ['rejected', 'not-selected', 'Not selected'],
] as const)('presents the stage %s as %s', async (stage, state, stateTitle) => {
  const { reference, list, update } = await createApplicant();
  await update({ stage, rejectionReason: 'skills', rating: 2 });
  const [own] = await list();
  expect(own).toMatchObject({ reference, state, stateTitle, jobId: job });
  expect(JSON.stringify(own)).not.toMatch(/skills|rating|rejected/);
});

test('withdraws once when asked concurrently, and notes it for recruiters', async () => {
  const { call, find } = await createApplicant();
  const answers = await Promise.all([call('withdraw'), call('withdraw'), call('withdraw')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]?.json()).toMatchObject({
    message: messages.ownWithdrawn,
    application: { state: 'withdrawn', mayWithdraw: false, mayReplaceResume: false },
  });
  const doc = (await find()) as Application;
  expect(doc).toMatchObject({ stage: 'withdrawn', stageChangedAt: expect.any(String) });
  const notes = (await findNotes(doc.id)).filter((note) => note.text === 'Withdrawn by the applicant.');
  expect(notes).toMatchObject([{ kind: 'change', author: null }]);
});

test('shows a decision of the staff once it cannot be undone any more, and lets a withdrawal win', async () => {
  const { call, find, list } = await createApplicant();
  const { id } = (await find()) as Application;
  const user = { ...(await createRecruiter()), collection: 'users' as const };
  const data = { stage: 'rejected', rejectionReason: 'skills' } as const;
  await sender.content.payload.update({ collection: 'applications', id, data, user, depth: 0 });
  expect(await list()).toMatchObject([{ state: 'received', mayWithdraw: true }]);
  const download = await unzip(await call('download'));
  expect(download.get('my-application.json')?.toString()).not.toContain('ejected');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  expect(await list()).toMatchObject([{ state: 'not-selected', mayWithdraw: false }]);
  vi.useRealTimers();
  await expectAnswer(call('withdraw'), 200, { application: { state: 'withdrawn' } });
});

test('rejects a withdrawal and a file after the decision', async () => {
  const { call, replace, update } = await createApplicant();
  await update({ stage: 'rejected', rejectionReason: 'skills' });
  await expectAnswer(call('withdraw'), 409, { code: 'not-now', message: expect.stringContaining('erase') });
  expect((await replace(pdf)).status).toBe(409);
});

test('replaces the résumé and removes the old file', async () => {
  const { replace, find, email } = await createApplicant();
  const before = await find();
  const file = text(`Asha Patel, SAP consultant, ${email}`, 'New CV.txt');
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
  ['a file of another type than its name says', text('<html>', 'cv.pdf'), 400],
  ['a file that is too large', tooLarge, 413],
] as const)('rejects %s, and keeps the first file', async (_, file, status) => {
  const { replace, find } = await createApplicant();
  const before = await find();
  await expectAnswer(replace(file), status, { errors: { resume: expect.any(String) } });
  expect((await find())?.resume).toEqual(before?.resume);
  expect(await listStoredFiles()).toContain(before?.resume?.storedName);
  expect(await readdir(join(sender.resumesDir, 'incoming'))).toEqual([]);
});

test('takes a résumé that a recruiter adds, and names them in the audit trail alone', async () => {
  const { email, find, replace, update } = await createApplicant();
  const id = await update({ resumeMissing: true });
  const proof = tokens().sign('own-application', { email, staff: 'Rita Rao' }, 60);
  expect((await replace(text('Asha Patel, consultant'), { proof })).status).toBe(200);
  expect(await find()).toMatchObject({ resumeMissing: false, resume: { fileName: 'cv.txt' } });
  expect((await findNotes(id)).map(({ text }) => text)).toEqual(['A recruiter added the résumé.']);
  const { docs } = await sender.content.payload.find({
    collection: 'audit-events',
    where: { and: [{ record: { equals: String(id) } }, { actorName: { equals: 'Rita Rao' } }] },
  });
  expect(docs).toHaveLength(1);
});

test('receives nothing of a file without a proof, whatever its size', async () => {
  const { replace } = await createApplicant();
  await expectAnswer(replace(tooLarge, { proof: 'none' }), 403, { code: 'email-unverified' });
});

test('limits one network to forty files an hour, verified or not', async () => {
  const address = newAddress();
  const send = () => sendFile({ proof: 'none', reference: 'RA-4M8ZW2HD' }, pdf, address);
  for (let n = 0; n < 40; n += 1) expect((await send()).status).toBe(403);
  expect((await send()).status).toBe(429);
  // Recruiters call from one server, with a proof that only it can make.
  const { email, reference, find } = await createApplicant();
  const proof = tokens().sign('own-application', { email, staff: 'Rita Rao' }, 60);
  const headers = { authorization: `Bearer ${proof}` };
  expect((await sendFile({ proof, reference }, text('Asha'), address, headers)).status).toBe(200);
  expect(await find()).toMatchObject({ resume: { fileName: 'cv.txt' } });
  const forged = { authorization: `Bearer ${signProof(email)}` };
  expect((await sendFile({ proof, reference }, pdf, address, forged)).status).toBe(429);
});

test('limits an applicant to ten files an hour, and says when to retry', async () => {
  const { replace } = await createApplicant();
  for (let n = 0; n < 10; n += 1) expect((await replace(text(`Asha ${n}`))).status).toBe(200);
  await expectAnswer(replace(text('Asha')), 429, {
    code: 'too-many',
    message: expect.stringContaining('60 minutes'),
  });
});

test('downloads the declared fields, the notes without their authors, and the file', async () => {
  const { payload } = sender.content;
  const { call, find, reference, email, update } = await createApplicant();
  const other = await createApplicant();
  const doc = (await find()) as Application;
  const recruiter = await createRecruiter();
  const about = doc.id;
  for (const data of [
    { about, text: 'Strong in finance.', kind: 'note' as const, author: recruiter.id },
    { about, text: 'Stage: New → Screening\nOwner: nobody → Ravi Recruiter', kind: 'change' as const },
    { about, text: 'Stage: Screening → Rejected (Other)', kind: 'change' as const },
    { about, text: 'Stage: Rejected → Screening, undone', kind: 'change' as const },
  ])
    await payload.create({ collection: 'application-notes', data });
  await update({ rating: 2, owner: recruiter.id, source: 'Referral', sourceName: 'Ravi Mehta' });
  const response = await call('download');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-application.zip"',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const files = await unzip(response);
  expect([...files.keys()].sort()).toEqual(
    ['README.txt', `${reference}/cv.pdf`, 'my-application.json'].sort(),
  );
  expect(files.get(`${reference}/cv.pdf`)?.equals(makePdf())).toBe(true);
  const json = String(files.get('my-application.json'));
  const data = JSON.parse(json);
  expect(data).toMatchObject({
    email,
    applications: [
      {
        reference,
        firstName: 'Asha',
        expectedSalary: 1_500_000,
        stage: 'new',
        resume: { fileName: 'cv.pdf', inThisZip: `${reference}/cv.pdf` },
        rating: 2,
        notes: expect.arrayContaining([
          expect.objectContaining({ kind: 'note', text: 'Strong in finance.' }),
          expect.objectContaining({ kind: 'change', text: 'Stage: New → Screening' }),
        ]),
        mails: expect.arrayContaining([
          expect.objectContaining({ kind: 'application-confirmation', to: email }),
        ]),
      },
    ],
  });
  // It contains no field and no part of a field that is not declared.
  const { appointments: _, mails: __, events: ___, ...fields } = data.applications[0];
  const declared = Object.entries(applicantVisibility).filter(([, { download }]) => download !== false);
  expect(Object.keys(fields).sort()).toEqual(declared.map(([name]) => name).sort());
  for (const [name, { download }] of declared)
    for (const part of Array.isArray(download) ? Object.keys([fields[name]].flat()[0] ?? {}) : [])
      expect([...(Array.isArray(download) ? download : []), 'inThisZip'], name).toContain(part);
  for (const secret of ['Ravi', 'Rejected', 'undone', other.email, doc.submissionKey, doc.resume?.storedName])
    expect(json).not.toContain(secret);
});

test('erases once when asked concurrently, with an audit entry that names nobody', async () => {
  const { call, find, reference, email } = await createApplicant();
  const { id } = (await find()) as Application;
  await call('withdraw');
  const answers = (await Promise.all([call('erase'), call('erase')])).sort((a, b) => a.status - b.status);
  expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  expect(await answers[0]?.json()).toMatchObject({ reference, erasedAt: expect.any(String) });
  const where = { action: { equals: 'erased' }, record: { equals: String(id) } };
  const { docs } = await sender.content.payload.find({ collection: 'audit-events', where });
  const summary = expect.stringContaining(reference);
  expect(docs).toMatchObject([{ actorName: 'An applicant', summary }]);
  expect(JSON.stringify(docs)).not.toContain(email);
});

test('changes nothing under a legal hold', async () => {
  const { call, replace, find, list, update } = await createApplicant();
  const { resume } = (await find()) as Application;
  await update({ legalHold: true, legalHoldReason: 'A claim of 2026' });
  await expectAnswer(call('erase'), 409, {
    code: 'on-hold',
    message: expect.stringContaining('have to keep'),
  });
  expect((await replace(text('Asha'))).status).toBe(409);
  expect(await list()).toMatchObject([{ onHold: true, mayReplaceResume: false, mayWithdraw: true }]);
  expect((await find())?.resume?.storedName).toBe(resume?.storedName);
  const files = await unzip(await call('download'));
  expect(String(files.get('my-application.json'))).not.toContain('A claim of 2026');
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
  await scanDuring(replaced, () => replaced.replace(text('Asha Patel', 'new.txt')));
  expect((await replaced.find())?.resume).toMatchObject({ fileName: 'new.txt', scan: 'off' });

  const erased = await createApplicant();
  await scanDuring(erased, () => erased.call('erase'));
  expect(await erased.find()).toBeUndefined();
});

/** Reads the files of a zip file by name. */
async function unzip(response: Response): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    files.set(entry.fileName, Buffer.concat(await stream.toArray()));
  }
  return files;
}
