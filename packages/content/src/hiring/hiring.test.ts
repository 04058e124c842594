import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anApplication } from '../../testing/application.ts';
import { openTestStaffSide, type TestStaffSide } from '../../testing/open-staff-side.ts';
import type { BoardColumn } from './board.ts';

type Call = Awaited<ReturnType<TestStaffSide['as']>>;
let staff: TestStaffSide;
let recruiter: Call;
beforeAll(async () => {
  staff = await openTestStaffSide();
  recruiter = await staff.as('recruiter');
});
afterAll(() => staff.close());

const patch = (call: Call, id: number, data: object) =>
  call(`/api/applications/${id}?depth=0`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
const notesOn = async (id: number) =>
  (
    await staff.payload.find({
      collection: 'application-notes',
      where: { about: { equals: id } },
      sort: 'id',
      depth: 0,
    })
  ).docs;
/** What the trail says of the file; that the record was opened it says as well. */
const audited = async (id: number) =>
  (
    await staff.payload.find({
      collection: 'audit-events',
      where: { record: { equals: String(id) }, summary: { like: 'Résumé' } },
      depth: 0,
    })
  ).docs;

test.each(['editor', 'sales', null] as const)('%s reaches nothing of it', async (role) => {
  const call = await staff.as(role);
  const { id } = await anApplication(staff.payload);
  for (const path of ['board', 'owners', 'export', `${id}/resume`, `${id}/duplicates`, `${id}/timeline`])
    expect((await call(`/api/applications/${path}`)).status, path).toBe(403);
  expect((await patch(call, id, { stage: 'offer' })).status).toBe(403);
});

test('moving is dated and written down with who did it; a rejection takes a reason', async () => {
  const { id } = await anApplication(staff.payload);
  expect((await patch(recruiter, id, { stage: 'screening' })).status).toBe(200);
  const refused = await patch(recruiter, id, { stage: 'rejected' });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain('Please choose why');
  expect((await patch(recruiter, id, { stage: 'rejected', rejectionReason: 'skills' })).status).toBe(200);
  expect((await patch(recruiter, id, { stage: 'interview' })).status).toBe(200);
  const doc = await staff.payload.findByID({ collection: 'applications', id, depth: 0 });
  expect(doc).toMatchObject({ stage: 'interview', rejectionReason: null });
  expect(Date.parse(doc.stageChangedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const notes = await notesOn(id);
  expect(notes.map(({ text }) => text)).toEqual([
    'Stage: New → Screening',
    'Stage: Screening → Rejected (Skills do not fit the role)',
    'Stage: Rejected → Interview',
  ]);
  expect(notes.every(({ author, kind }) => author && kind === 'change')).toBe(true);
});

test('a recruiter gives an applicant to a colleague, by name, but to nobody in sales', async () => {
  const { id } = await anApplication(staff.payload);
  await staff.as('sales');
  const { owners } = (await (await recruiter('/api/applications/owners')).json()) as {
    owners: { id: number; name: string }[];
  };
  expect(owners.map(({ name }) => name)).not.toContain('A sales');
  const colleague = owners.find(({ name }) => name === 'Administrator');
  expect((await patch(recruiter, id, { owner: colleague?.id })).status).toBe(200);
  // Another recruiter can still move the applicant of a colleague.
  expect((await patch(await staff.as('recruiter'), id, { stage: 'offer' })).status).toBe(200);
  expect((await notesOn(id))[0]?.text).toBe('Owner: nobody → Administrator');
  const { docs } = await staff.payload.find({ collection: 'users', where: { roles: { contains: 'sales' } } });
  expect((await patch(recruiter, id, { owner: docs[0]?.id })).status).toBe(400);
});

test('the board counts, searches and goes on below the last card', async () => {
  for (let index = 0; index < 23; index += 1)
    await anApplication(staff.payload, { lastName: 'Zaveri', firstName: `Nr${index}`, stage: 'interview' });
  const board = async (query: string) =>
    ((await (await recruiter(`/api/applications/board?${query}`)).json()) as { columns: BoardColumn[] })
      .columns;
  const columns = await board('search=zaveri');
  expect(columns.map(({ stage }) => stage)).toEqual([
    'new',
    'screening',
    'interview',
    'offer',
    'hired',
    'rejected',
    'withdrawn',
  ]);
  const interview = columns[2];
  expect([interview?.count, interview?.cards.length]).toEqual([23, 20]);
  const below = interview?.cards.at(-1)?.id;
  const [more] = await board(`search=zaveri&stage=interview&below=${below}`);
  expect(more?.cards.map(({ name }) => name)).toEqual(['Nr2 Zaveri', 'Nr1 Zaveri', 'Nr0 Zaveri']);
  expect((await board('search=zaveri%20nr7'))[2]?.count).toBe(1);
  expect((await board('search=zaveri&job=general'))[2]?.count).toBe(23);
  expect((await board('search=zaveri&owner=nobody'))[2]?.count).toBe(23);
});

test('the file has the filtered applicants, in parts, with formulas disarmed, and is written down', async () => {
  await anApplication(staff.payload, {
    lastName: 'Exporter',
    city: '=HYPERLINK("http://evil.example")',
    answers: [{ question: 'Why?', answer: 'Because' }],
  });
  const response = await recruiter('/api/applications/export?search=exporter');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="applications-.*\.csv"$/,
  );
  const text = await response.text();
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(2);
  expect(text).toContain(`'=HYPERLINK`);
  expect(text).toContain('Why?: Because');
  const narrowed = await recruiter('/api/applications/export?search=zaveri&where[firstName][equals]=Nr3');
  expect((await narrowed.text()).split('\r\n').filter(Boolean)).toHaveLength(2);
  const { totalDocs } = await staff.payload.count({
    collection: 'audit-events',
    where: { action: { equals: 'exported' }, kind: { equals: 'applications' } },
  });
  expect(totalDocs).toBe(2);
});

describe('a résumé', () => {
  const withResume = async (fileType: string, more: object = {}, fileName = `cv.${fileType}`) =>
    anApplication(staff.payload, {
      resume: { storedName: await staff.keep('Asha, consultant'), fileName, fileType, scan: 'off', ...more },
    });

  test('is shown in place with headers that let it do nothing, and that is written down', async () => {
    const { id } = await withResume('pdf');
    const response = await recruiter(`/api/applications/${id}/resume`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await response.text()).toBe('Asha, consultant');
    const [entry, ...others] = await audited(id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'opened', kind: 'applications', actorName: 'A recruiter' });
  });

  test('is downloaded under its name, whatever that holds', async () => {
    const { id } = await withResume('docx', {}, 'Lebenslauf "Zoë"\r\nSet-Cookie: a=1;.docx');
    const response = await recruiter(`/api/applications/${id}/resume?download`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Lebenslauf _Zo____Set-Cookie_ a_1_.docx"; filename*=UTF-8''Lebenslauf%20%22Zo%C3%AB%22%0D%0ASet-Cookie%3A%20a%3D1%3B.docx`,
    );
    expect((await audited(id)).map(({ action }) => action)).toEqual(['downloaded']);
    expect((await recruiter(`/api/applications/${id}/resume`)).status).toBe(415);
  });

  test.each([
    ['waiting', 409, /not been scanned/],
    ['infected', 403, /found something/],
  ] as const)('stays shut while its scan is %s', async (scan, status, reason) => {
    const { id } = await withResume('pdf', { scan });
    for (const path of ['resume', 'resume?download']) {
      const response = await recruiter(`/api/applications/${id}/${path}`);
      expect(response.status).toBe(status);
      expect(JSON.stringify(await response.json())).toMatch(reason);
    }
    expect(await audited(id)).toEqual([]);
  });

  test('that is missing or gone is said to be', async () => {
    const { id } = await anApplication(staff.payload, { resumeMissing: true });
    expect((await recruiter(`/api/applications/${id}/resume`)).status).toBe(404);
    const gone = await withResume('pdf');
    await staff.resumes.remove(gone.resume?.storedName ?? '');
    expect((await recruiter(`/api/applications/${gone.id}/resume`)).status).toBe(404);
    expect((await recruiter('/api/applications/999999/resume')).status).toBe(404);
  });
});

test('what may be the same person is listed, with why', async () => {
  const first = await anApplication(staff.payload, { phoneNumber: '+919876500001' });
  const second = await anApplication(staff.payload, { email: first.email });
  const third = await anApplication(staff.payload, { phoneNumber: '+919876500001' });
  const response = await recruiter(`/api/applications/${first.id}/duplicates`);
  expect(await response.json()).toMatchObject({
    duplicates: [
      { id: third.id, sameEmail: false, samePhone: true },
      { id: second.id, sameEmail: true, samePhone: false },
    ],
  });
});
