import { createTokens } from '@riverfront/backend/limits/secret';
import type { Application } from '@riverfront/backend/payload-types';
import { applicantVisibility } from '@riverfront/backend/recruiting/applications/applicant-visibility';
import { makePdf } from '@riverfront/backend/recruiting/resumes/testing/pdf';
import { messages, type PortalApplication } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { openPortal, textFile } from '../../../testing/portal.ts';
import { expectAnswer, newEmail, signTokens, someApplication, visitor } from '../../../testing/visitor.ts';

const { sender, job, tokens, createApplicant, sendFile, signProof, findNotes } = await openPortal();

const api = '/api/my-application';
const pdf = { name: 'cv.pdf', bytes: makePdf() };

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
    const { applications } = (await listed.json()) as { applications: PortalApplication[] };
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
    tokens.sign('email', { email }, 600),
    tokens.sign('applicant-portal', { email }, -1),
    createTokens('another secret of forty characters, at least').sign('applicant-portal', { email }, 600),
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

test('shows a decision of the staff, without its reason', async () => {
  const { find, list } = await createApplicant();
  const { id } = (await find()) as Application;
  const user = { ...(await createRecruiter()), collection: 'users' as const };
  const data = { stage: 'rejected', rejectionReason: 'skills' } as const;
  await sender.content.payload.update({ collection: 'applications', id, data, user, depth: 0 });
  expect(await list()).toMatchObject([{ state: 'not-selected', mayWithdraw: false }]);
  expect(JSON.stringify(await list())).not.toMatch(/skills|rating|rejected/);
});

test('rejects a withdrawal and a file after the decision', async () => {
  const { call, replace, update } = await createApplicant();
  await update({ stage: 'rejected', rejectionReason: 'skills' });
  await expectAnswer(call('withdraw'), 409, { code: 'not-now', message: expect.stringContaining('erase') });
  expect((await replace(pdf)).status).toBe(409);
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
    { about, text: 'Owner: nobody → Ravi Recruiter', kind: 'owner' as const },
  ])
    await payload.create({ collection: 'application-notes', data });
  for (const data of [
    { from: 'new' as const, to: 'screening' as const },
    { from: 'screening' as const, to: 'rejected' as const, undone: true },
  ])
    await payload.create({ collection: 'stage-changes', data: { application: about, ...data } });
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
        ]),
        stages: [{ from: 'new', to: 'screening', rejectionReason: null, at: expect.any(String) }],
        mails: expect.arrayContaining([
          expect.objectContaining({ kind: 'application-confirmation', to: email }),
        ]),
      },
    ],
  });
  // It contains no field and no part of a field that is not declared.
  const { mails: _, events: __, stages: ___, ...fields } = data.applications[0];
  const declared = Object.entries(applicantVisibility).filter(([, { download }]) => download !== false);
  expect(Object.keys(fields).sort()).toEqual(declared.map(([name]) => name).sort());
  for (const [name, { download }] of declared)
    for (const part of Array.isArray(download) ? Object.keys([fields[name]].flat()[0] ?? {}) : [])
      expect([...(Array.isArray(download) ? download : []), 'inThisZip'], name).toContain(part);
  for (const secret of ['Ravi', 'rejected', 'undone', other.email, doc.submissionKey, doc.resume?.storedName])
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
  expect((await replace(textFile('Asha'))).status).toBe(409);
  expect(await list()).toMatchObject([{ onHold: true, mayReplaceResume: false, mayWithdraw: true }]);
  expect((await find())?.resume?.storedName).toBe(resume?.storedName);
  const files = await unzip(await call('download'));
  expect(String(files.get('my-application.json'))).not.toContain('A claim of 2026');
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
