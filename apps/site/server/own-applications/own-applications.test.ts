import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from '@riverfront/content';
import { seenByApplicant } from '@riverfront/content/hiring/seen-by-applicant';
import { createTokens } from '@riverfront/content/tokens';
import { messages, type OwnApplication } from '@riverfront/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import { from, newAddress, openTestSender, type TestSender } from '../../testing/open-app.ts';
import { newEmail, someApplication, visitor } from '../../testing/visitor.ts';
import { scanResume } from '../applications/scan-resume.ts';
import { contentType, makeMultipart } from '../resumes/testing/multipart.ts';
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

const api = '/api/my-application';
const tokens = () => createTokens(sender.content.options.secret);
const proofOf = (email: string) => tokens().sign('own-application', { email }, 600);

/** Somebody who has applied: proofs signed with the installation's own secret, so that no mail has to be awaited. */
async function applicant(email = newEmail()) {
  const { apply, post } = visitor(sender);
  const captcha = tokens().sign('captcha', { action: 'job_application', id: randomUUID() }, 600);
  const emailToken = tokens().sign('email', { email }, 600);
  const response = await apply(job, { ...someApplication(email), emailToken, captcha });
  const { reference } = (await response.json()) as { reference: string };
  expect(reference).toMatch(/^RA-/);
  const proof = proofOf(email);
  return {
    email,
    reference,
    proof,
    list: async () =>
      ((await (await post(`${api}/list`, { proof })).json()) as { applications: OwnApplication[] })
        .applications,
    call: (path: string, body: object = {}) => post(`${api}/${path}`, { proof, reference, ...body }),
    replace: (file: { name: string; bytes: Buffer } | undefined, fields: Record<string, string> = {}) =>
      sendFile({ proof, reference, ...fields }, file),
  };
}

async function sendFile(
  fields: Record<string, string>,
  file?: { name: string; bytes: Buffer },
  address = newAddress(),
) {
  const body = makeMultipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    ...(file ? [{ name: 'resume', value: file.bytes, fileName: file.name }] : []),
  ]);
  return sender.app.request(
    `${api}/resume`,
    { method: 'POST', headers: { 'content-type': contentType }, body: new Uint8Array(body) },
    from(address),
  );
}

async function recordOf(reference: string): Promise<Application | undefined> {
  const { docs } = await sender.content.payload.find({
    collection: 'applications',
    where: { reference: { equals: reference } },
    depth: 0,
  });
  return docs[0];
}

async function notesOf(id: number) {
  const { docs } = await sender.content.payload.find({
    collection: 'application-notes',
    where: { about: { equals: id } },
    depth: 0,
  });
  return docs;
}

const update = (id: number, data: Partial<Application>) =>
  sender.content.payload.update({ collection: 'applications', id, data, depth: 0 });

const keptFiles = () => readdir(join(sender.resumesDir, 'kept'));

test('a code by mail opens what is kept under the address, and says so for an unknown one alike', async () => {
  const { post, mailsTo } = visitor(sender);
  const known = await applicant();
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
    const text = mails.find((mail) => mail?.text.includes('what we keep about your application'))?.text ?? '';
    const otp = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
    // A code for this is none for applying.
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

test('a proof for applying, a forged and an old one open nothing', async () => {
  const { email, reference } = await applicant();
  const { post } = visitor(sender);
  for (const proof of [
    tokens().sign('email', { email }, 600),
    tokens().sign('own-application', { email }, -1),
    createTokens('another secret of forty characters, at least').sign('own-application', { email }, 600),
    'x.y',
  ]) {
    for (const path of ['list', 'withdraw', 'erase', 'download']) {
      const refused = await post(`${api}/${path}`, { proof, reference });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        code: 'email-unverified',
        message: messages.ownProofNeeded,
      });
    }
    expect((await sendFile({ proof, reference }, { name: 'cv.pdf', bytes: makePdf() })).status).toBe(403);
  }
  expect(await recordOf(reference)).toMatchObject({ stage: 'new' });
  // Nor does this proof apply.
  const { apply } = visitor(sender);
  const captcha = tokens().sign('captcha', { action: 'job_application', id: randomUUID() }, 600);
  const applied = await apply(job, { ...someApplication(email), emailToken: proofOf(email), captcha });
  expect(await applied.json()).toMatchObject({ code: 'email-unverified' });
});

test("another's application is as unknown as none", async () => {
  const [mine, other] = [await applicant(), await applicant()];
  for (const path of ['withdraw', 'erase']) {
    const refused = await mine.call(path, { reference: other.reference });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: 'not-found' });
  }
  const file = { name: 'cv.pdf', bytes: makePdf() };
  expect((await mine.replace(file, { reference: other.reference })).status).toBe(404);
  expect(await recordOf(other.reference)).toMatchObject({ stage: 'new' });
  expect((await mine.list()).map(({ reference }) => reference)).toEqual([mine.reference]);
});

test.each([
  ['new', 'received', 'Received'],
  ['screening', 'in-review', 'In review'],
  ['rejected', 'not-selected', 'Not selected'],
] as const)('the stage %s is told as %s', async (stage, state, stateTitle) => {
  const { reference, list } = await applicant();
  const doc = await recordOf(reference);
  await update(doc?.id ?? 0, { stage, rejectionReason: 'skills', rating: 2 });
  const [own] = await list();
  expect(own).toMatchObject({ reference, state, stateTitle, jobId: job });
  expect(JSON.stringify(own)).not.toMatch(/skills|rating|rejected/);
});

test('withdrawn twice at once is withdrawn once, and recruiters see it', async () => {
  const { call, reference } = await applicant();
  const answers = await Promise.all([call('withdraw'), call('withdraw'), call('withdraw')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]?.json()).toMatchObject({
    message: messages.ownWithdrawn,
    application: { state: 'withdrawn', mayWithdraw: false, mayReplaceResume: false },
  });
  const doc = await recordOf(reference);
  expect(doc).toMatchObject({ stage: 'withdrawn', stageChangedAt: expect.any(String) });
  const notes = (await notesOf(doc?.id ?? 0)).filter(({ text }) => text === 'Withdrawn by the applicant.');
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ kind: 'change', author: null });
});

test('an application that was decided on cannot be withdrawn, and takes no file', async () => {
  const { call, replace, reference } = await applicant();
  await update((await recordOf(reference))?.id ?? 0, { stage: 'rejected', rejectionReason: 'skills' });
  const refused = await call('withdraw');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'not-now', message: expect.stringContaining('erase') });
  expect((await replace({ name: 'cv.pdf', bytes: makePdf() })).status).toBe(409);
});

test('another résumé takes the place of the first, which is removed', async () => {
  const { replace, reference, email } = await applicant();
  const before = await recordOf(reference);
  const bytes = Buffer.from(`Asha Patel, SAP consultant, ${email}`);
  const replaced = await replace({ name: 'New CV.txt', bytes });
  expect(replaced.status).toBe(200);
  expect(await replaced.json()).toMatchObject({
    message: messages.ownResumeReplaced,
    application: { resume: { fileName: 'New CV.txt', size: bytes.length } },
  });
  const after = await recordOf(reference);
  expect(after?.resume).toMatchObject({ fileName: 'New CV.txt', fileType: 'txt', scan: 'off' });
  expect(after?.resume?.storedName).not.toBe(before?.resume?.storedName);
  const kept = await keptFiles();
  expect(kept).toContain(after?.resume?.storedName);
  expect(kept).not.toContain(before?.resume?.storedName);
  expect((await notesOf(after?.id ?? 0)).map(({ text }) => text)).toContain(
    'The applicant replaced the résumé.',
  );
});

test('a missing résumé is sent later', async () => {
  const { replace, reference } = await applicant();
  const doc = await recordOf(reference);
  await update(doc?.id ?? 0, {
    resumeMissing: true,
    resume: { storedName: null, fileName: null, sha256: null, size: null, fileType: null, scan: null },
  });
  expect((await replace({ name: 'cv.pdf', bytes: makePdf() })).status).toBe(200);
  expect(await recordOf(reference)).toMatchObject({ resumeMissing: false, resume: { fileName: 'cv.pdf' } });
});

test.each([
  ['no file', undefined, 400],
  ['a file that is not what it says', { name: 'cv.pdf', bytes: Buffer.from('<html>') }, 400],
  ['a file that is too large', { name: 'cv.txt', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') }, 413],
] as const)('%s is refused, and the first file stays', async (_, file, status) => {
  const { replace, reference } = await applicant();
  const before = await recordOf(reference);
  const refused = await replace(file);
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({ errors: { resume: expect.any(String) } });
  expect((await recordOf(reference))?.resume).toEqual(before?.resume);
  expect(await keptFiles()).toContain(before?.resume?.storedName);
  expect(await readdir(join(sender.resumesDir, 'incoming'))).toEqual([]);
});

test('without a proof not a byte of a file is received, whatever its size', async () => {
  const { replace } = await applicant();
  const tooLarge = { name: 'cv.txt', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') };
  const refused = await replace(tooLarge, { proof: 'none' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'email-unverified' });
});

test('one network sends forty files an hour at most, proved or not', async () => {
  const address = newAddress();
  const send = () =>
    sendFile({ proof: 'none', reference: 'RA-4M8ZW2HD' }, { name: 'cv.pdf', bytes: makePdf() }, address);
  for (let n = 0; n < 40; n += 1) expect((await send()).status).toBe(403);
  expect((await send()).status).toBe(429);
});

test('the eleventh file within an hour is refused and says when to try again', async () => {
  const { replace } = await applicant();
  for (let n = 0; n < 10; n += 1)
    expect((await replace({ name: 'cv.txt', bytes: Buffer.from(`Asha ${n}`) })).status).toBe(200);
  const refused = await replace({ name: 'cv.txt', bytes: Buffer.from('Asha') });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    code: 'too-many',
    message: expect.stringContaining('60 minutes'),
  });
});

test('the download holds the record, the notes without their authors, and the file', async () => {
  const { payload } = sender.content;
  const { call, reference, email } = await applicant();
  const other = await applicant();
  const doc = await recordOf(reference);
  const recruiter = await payload.create({
    collection: 'users',
    data: {
      name: 'Ravi Recruiter',
      email: newEmail(),
      password: 'correct horse battery',
      roles: ['recruiter'],
    },
  });
  await payload.create({
    collection: 'application-notes',
    data: { about: doc?.id ?? 0, text: 'Strong in finance.', kind: 'note', author: recruiter.id },
  });
  await payload.create({
    collection: 'application-notes',
    data: {
      about: doc?.id ?? 0,
      text: 'Stage: New → Screening\nOwner: nobody → Ravi Recruiter',
      kind: 'change',
    },
  });
  await update(doc?.id ?? 0, { rating: 2, owner: recruiter.id });
  const response = await call('download');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-application.zip"',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  expect([...files.keys()].sort()).toEqual(
    ['README.txt', `${reference}/cv.pdf`, 'my-application.json'].sort(),
  );
  expect(files.get(`${reference}/cv.pdf`)?.equals(makePdf())).toBe(true);
  const text = files.get('my-application.json')?.toString() ?? '';
  const data = JSON.parse(text);
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
  // Nothing that nobody named.
  const { mails: _, events: __, ...fields } = data.applications[0];
  const decided = Object.entries(seenByApplicant).filter(([, { download }]) => download !== false);
  expect(Object.keys(fields).sort()).toEqual(decided.map(([name]) => name).sort());
  for (const [name, { download }] of decided)
    for (const part of Array.isArray(download) ? Object.keys([fields[name]].flat()[0] ?? {}) : [])
      expect([...(Array.isArray(download) ? download : []), 'inThisZip'], name).toContain(part);
  for (const secret of ['Ravi', other.email, doc?.submissionKey, doc?.resume?.storedName])
    expect(text).not.toContain(secret);
});

test('erasing takes the record, its notes, mails and file, and leaves its number as proof', async () => {
  const { payload } = sender.content;
  const { call, reference, email } = await applicant();
  const doc = await recordOf(reference);
  await call('withdraw');
  const erased = await call('erase');
  expect(erased.status).toBe(200);
  expect(await erased.json()).toMatchObject({ reference, erasedAt: expect.any(String) });

  expect(await recordOf(reference)).toBeUndefined();
  expect(await notesOf(doc?.id ?? 0)).toEqual([]);
  const mails = await payload.count({ collection: 'mails', where: { about: { equals: reference } } });
  expect(mails.totalDocs).toBe(0);
  await vi.waitFor(async () => expect(await keptFiles()).not.toContain(doc?.resume?.storedName));
  const events = await payload.find({
    collection: 'audit-events',
    where: { and: [{ action: { equals: 'erased' } }, { record: { equals: String(doc?.id) } }] },
  });
  expect(events.docs).toMatchObject([
    { actorName: 'An applicant', summary: expect.stringContaining(reference) },
  ]);
  expect(JSON.stringify(events.docs)).not.toContain(email);
  const receipts = await payload.find({
    collection: 'retention-receipts',
    where: { summary: { equals: 'Erased by the applicant' } },
    limit: 1_000,
  });
  expect(receipts.docs.filter(({ references }) => references?.includes(reference))).toHaveLength(1);
  expect((await call('erase')).status).toBe(404);
});

test('a legal hold keeps everything as it is', async () => {
  const { call, replace, reference, list } = await applicant();
  const doc = await recordOf(reference);
  await update(doc?.id ?? 0, { legalHold: true, legalHoldReason: 'A claim of 2026' });
  const refused = await call('erase');
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'on-hold',
    message: expect.stringContaining('have to keep'),
  });
  expect((await replace({ name: 'cv.txt', bytes: Buffer.from('Asha') })).status).toBe(409);
  expect(await list()).toMatchObject([{ onHold: true, mayReplaceResume: false, mayWithdraw: true }]);
  expect((await recordOf(reference))?.resume?.storedName).toBe(doc?.resume?.storedName);
  const zip = await unzip(Buffer.from(await (await call('download')).arrayBuffer()));
  expect(zip.get('my-application.json')?.toString()).not.toContain('A claim of 2026');
});

test('a verdict of the scanner that comes after another file or an erasure is dropped', async () => {
  const { payload } = sender.content;
  const scanning = (id: number, during: () => Promise<unknown>) =>
    scanResume(
      {
        payload: () => payload,
        resumes: sender.services.deps.resumes,
        scanner: {
          async scan(stream) {
            stream.resume();
            await during();
            return { clean: false };
          },
        },
      },
      id,
    );
  const replaced = await applicant();
  const doc = await recordOf(replaced.reference);
  if (!doc?.resume) throw new Error('It has a file.');
  await update(doc.id, { resume: { ...doc.resume, scan: 'waiting' } });
  await scanning(doc.id, () => replaced.replace({ name: 'new.txt', bytes: Buffer.from('Asha Patel') }));
  expect((await recordOf(replaced.reference))?.resume).toMatchObject({ fileName: 'new.txt', scan: 'off' });

  const erased = await applicant();
  const gone = await recordOf(erased.reference);
  if (!gone?.resume) throw new Error('It has a file.');
  await update(gone.id, { resume: { ...gone.resume, scan: 'waiting' } });
  await scanning(gone.id, () => erased.call('erase'));
  expect(await recordOf(erased.reference)).toBeUndefined();
});

test('erased by two at once: one erases, the other is told that it is gone', async () => {
  const { call } = await applicant();
  const statuses = (await Promise.all([call('erase'), call('erase')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 404]);
});

test('another site cannot make a browser send it', async () => {
  const { proof, reference } = await applicant();
  const response = await sender.app.request(
    `${api}/erase`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ proof, reference }),
    },
    from(newAddress()),
  );
  expect(response.status).toBe(403);
  expect(await recordOf(reference)).toBeDefined();
});

/** The files of a zip file by name. */
function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failed, stream) => {
          if (failed) return reject(failed);
          files.set(entry.fileName, Buffer.concat(await stream.toArray()));
          zip.readEntry();
        });
      });
      zip.on('end', () => resolve(files));
      zip.on('error', reject);
      zip.readEntry();
    });
  });
}
