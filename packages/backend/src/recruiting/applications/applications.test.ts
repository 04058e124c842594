import { describe, expect, test } from 'vitest';
import { type Call, openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, readNotes } from '../../../testing/records.ts';
import { makeDocx } from '../resumes/testing/docx.ts';
import type { BoardColumn } from './board.ts';
import { describeStageChange } from './stage-changes.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const recruiter = await staff.as('recruiter');

const patch = async (call: Call, id: number, json: object) => {
  const response = await call(`/api/applications/${id}?depth=0`, { method: 'PATCH', json });
  return { status: response.status, text: await response.text() };
};
/** Finds audit events of the file; opening the record itself is audited as well. */
async function findResumeEvents(id: number) {
  const where = { record: { equals: String(id) }, summary: { like: 'Résumé' } };
  return (await payload.find({ collection: 'audit-events', where, depth: 0 })).docs;
}

test('dates and notes each change of the stage, and requires a reason for a rejection', async () => {
  const { id } = await createApplication(payload);
  expect(await patch(recruiter, id, { stage: 'screening' })).toMatchObject({ status: 200 });
  const rejected = await patch(recruiter, id, { stage: 'rejected' });
  expect(rejected).toEqual({ status: 400, text: expect.stringContaining('Please choose why') });
  expect(await patch(recruiter, id, { stage: 'rejected', rejectionReason: 'skills' })).toMatchObject({
    status: 200,
  });
  expect(await patch(recruiter, id, { stage: 'interview' })).toMatchObject({ status: 200 });
  const doc = await payload.findByID({ collection: 'applications', id, depth: 0 });
  expect(doc).toMatchObject({ stage: 'interview', rejectionReason: null });
  expect(Date.parse(doc.stageChangedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const where = { application: { equals: id } };
  const { docs: changes } = await payload.find({ collection: 'stage-changes', where, sort: 'id', depth: 0 });
  expect(changes.map(describeStageChange)).toEqual([
    'Stage: New → Screening',
    'Stage: Screening → Rejected (Skills do not fit the role)',
    'Stage: Rejected → Interview',
  ]);
  expect(changes.every(({ by }) => by)).toBe(true);
});

test('gives an applicant to another recruiter, and to nobody in sales', async () => {
  const { id } = await createApplication(payload);
  await staff.as('sales');
  const { owners } = (await (await recruiter('/api/applications/owners')).json()) as {
    owners: { id: number; name: string }[];
  };
  expect(owners.map(({ name }) => name)).not.toContain('A sales');
  const colleague = owners.find(({ name }) => name === 'Administrator');
  expect(await patch(recruiter, id, { owner: colleague?.id })).toMatchObject({ status: 200 });
  // Another recruiter can still move the applicant of a colleague.
  expect(await patch(await staff.as('recruiter'), id, { stage: 'offer' })).toMatchObject({ status: 200 });
  expect((await readNotes(payload, 'application-notes', id))[0]?.text).toBe('Owner: nobody → Administrator');
  const { docs } = await payload.find({ collection: 'users', where: { roles: { contains: 'sales' } } });
  expect(await patch(recruiter, id, { owner: docs[0]?.id })).toMatchObject({ status: 400 });
});

test('counts, filters and pages the board', async () => {
  for (let index = 0; index < 23; index += 1)
    await createApplication(payload, { lastName: 'Zaveri', firstName: `Nr${index}`, stage: 'interview' });
  const readBoard = async (query: string) => {
    const response = await recruiter(`/api/applications/board?${query}`);
    return ((await response.json()) as { columns: BoardColumn[] }).columns;
  };
  const columns = await readBoard('search=zaveri');
  expect(columns.map(({ stage }) => stage).join(' ')).toBe(
    'new screening interview offer hired rejected withdrawn',
  );
  const interview = columns[2];
  expect([interview?.count, interview?.cards.length]).toEqual([23, 20]);
  const more = (await readBoard('search=zaveri&shown[interview]=40'))[2];
  expect(more?.cards.slice(20).map(({ name }) => name)).toEqual(['Nr2 Zaveri', 'Nr1 Zaveri', 'Nr0 Zaveri']);
  const unfiltered = (await readBoard('shown[interview]=22'))[2];
  expect([unfiltered?.count, unfiltered?.cards.length]).toEqual([24, 22]);
  expect((await readBoard('search=zaveri%20nr7'))[2]?.count).toBe(1);
  expect((await readBoard('search=zaveri&job=general'))[2]?.count).toBe(23);
  expect((await readBoard('search=zaveri&owner=nobody'))[2]?.count).toBe(23);
});

test('exports the filtered applicants without formulas, and audits it', async () => {
  await createApplication(payload, {
    lastName: 'Exporter',
    createdAt: '2026-11-21T20:00:00.000Z',
    city: '=HYPERLINK("http://evil.example")',
    answers: [{ question: 'Why?', answer: 'Because' }],
  });
  const exportRows = async (query: string) => {
    const response = await recruiter(`/api/applications/export?${query}`);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="applications-.*\.csv"$/,
    );
    return (await response.text()).split('\r\n').filter(Boolean);
  };
  const rows = await exportRows('search=exporter');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`'=HYPERLINK`);
  expect(rows[1]).toContain('Why?: Because');
  // Times are those of the company, as on the screen.
  expect(rows[0]).toContain('Received (Asia/Kolkata)');
  expect(rows[1]).toContain(',2026-11-22 01:30,');
  expect(await exportRows('search=zaveri&where[firstName][equals]=Nr3')).toHaveLength(2);
  const where = { action: { equals: 'exported' }, kind: { equals: 'applications' } };
  expect((await payload.count({ collection: 'audit-events', where })).totalDocs).toBe(2);
});

describe('a résumé', () => {
  const createWithResume = async (fileType: string, more: object = {}, content?: Buffer) => {
    const storedName = await staff.storeResume(content ?? 'Asha, consultant');
    const resume = { storedName, fileName: `cv.${fileType}`, fileType, scan: 'off' as const, ...more };
    return createApplication(payload, { resume });
  };

  test('is displayed inline with headers that disable everything in it, and audited', async () => {
    const { id } = await createWithResume('pdf');
    const response = await recruiter(`/api/applications/${id}/resume`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await response.text()).toBe('Asha, consultant');
    expect(await findResumeEvents(id)).toMatchObject([
      { action: 'opened', kind: 'applications', actorName: 'A recruiter' },
    ]);
  });

  test('is downloaded under its own name, encoded', async () => {
    const fileName = 'Lebenslauf "Zoë"\r\nSet-Cookie: a=1;.docx';
    const { id } = await createWithResume('docx', { fileName });
    const response = await recruiter(`/api/applications/${id}/resume?download`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Lebenslauf _Zo__ Set-Cookie_ a_1_.docx"; filename*=UTF-8''Lebenslauf%20%22Zo%C3%AB%22%20Set-Cookie%3A%20a%3D1%3B.docx`,
    );
    expect((await findResumeEvents(id)).map(({ action }) => action)).toEqual(['downloaded']);
    const damaged = await recruiter(`/api/applications/${id}/resume`);
    expect([damaged.status, await damaged.text()]).toEqual([
      422,
      expect.stringContaining('Please download it'),
    ]);
  });

  test('of Word is displayed as HTML, without a policy to load anything', async () => {
    const file = await makeDocx('<w:p><w:r><w:t>Asha &lt;b&gt;</w:t></w:r></w:p>');
    const { id } = await createWithResume('docx', {}, file);
    const response = await recruiter(`/api/applications/${id}/resume`);
    expect(await response.text()).toBe('<p>Asha &lt;b&gt;</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);
  });

  test.each([
    ['waiting', 409, /not been scanned/],
    ['infected', 403, /found something/],
  ] as const)('cannot be opened while its scan is %s', async (scan, status, reason) => {
    const { id } = await createWithResume('pdf', { scan });
    for (const path of ['resume', 'resume?download']) {
      const response = await recruiter(`/api/applications/${id}/${path}`);
      expect(response.status).toBe(status);
      expect(JSON.stringify(await response.json())).toMatch(reason);
    }
    expect(await findResumeEvents(id)).toEqual([]);
  });
});

test('compares possible duplicates, and audits that they were read', async () => {
  const first = await createApplication(payload, { phoneNumber: '+919876500001', expectedSalary: 1_500_000 });
  const second = await createApplication(payload, { email: first.email });
  const third = await createApplication(payload, { phoneNumber: '+919876500001' });
  const reader = await staff.as('recruiter');
  const response = await reader(`/api/applications/${first.id}/duplicates`);
  expect(await response.json()).toMatchObject({
    applications: [{ id: first.id, expectedSalary: 1_500_000 }, { id: third.id }, { id: second.id }],
  });
  const { docs } = await payload.find({ collection: 'audit-events', sort: '-id', limit: 1, depth: 0 });
  expect(docs[0]).toMatchObject({ action: 'listed', kind: 'applications', summary: '2 of 2' });
  expect(docs[0]?.filter).toMatchObject({
    and: [{ id: { not_equals: first.id } }, { or: expect.anything() }],
  });
  expect(JSON.stringify(docs[0]?.filter)).not.toContain('@');
});

test('shows automatic emails on the timeline with their state, and nothing of their text', async () => {
  const { id, reference, email } = await createApplication(payload);
  const lastError = 'The mailbox is full. (552 5.2.2 Full)';
  const mail = { about: reference, attempts: 1, subject: 'A secret subject', lastError };
  for (const data of [
    { kind: 'reply', to: email, state: 'sent' as const },
    { kind: 'application-received', to: 'mira@riverfront.example', state: 'sent' as const },
    { kind: 'application-confirmation', to: email, state: 'failed' as const },
  ])
    await payload.create({ collection: 'mails', data: { ...mail, ...data } });
  const response = await recruiter(`/api/applications/${id}/timeline`);
  const timeline = (await response.json()) as { entries: object[]; total: number };
  expect(timeline).toMatchObject({ total: 2 });
  const failed = { delivery: 'failed', deliveryError: lastError };
  expect(timeline.entries).toMatchObject([
    { kind: 'email', text: 'Application confirmation, to the applicant', ...failed },
    { text: 'Application received, to us', delivery: 'sent' },
  ]);
  expect(JSON.stringify(timeline)).not.toMatch(/secret|@/);
});

test('shows the gender of nobody', async () => {
  await createApplication(payload, { gender: 'female' });
  const read = (path: string) => recruiter(`/api/applications${path}`);
  for (const path of ['?limit=10&depth=0', '/board', '/export'])
    expect(await (await read(path)).text()).not.toMatch(/female/);
  for (const query of ['?where[gender][equals]=male', '/export?where[gender][equals]=male'])
    expect([query, (await read(query)).status]).not.toEqual([query, 200]);
});
