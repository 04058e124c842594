import { afterEach, expect, test, vi } from 'vitest';
import { listQueries } from '../../../testing/list-queries.ts';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, readEmails, readNotes, readTrail } from '../../../testing/records.ts';
import type { Application } from '../../payload-types.ts';
import { toApplicantNotes } from './applicant-notes.ts';
import type { BoardColumn } from './board.ts';
import { toApplicantView } from './last-move.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
afterEach(() => void vi.useRealTimers());
const recruiter = await staff.as('recruiter');

const post = async (path: string, json: object, call = recruiter) => {
  const response = await call(`/api/applications/${path}`, { method: 'POST', json });
  const body = (await response.json()) as { moved: { id: number; version: string }[]; undoMs: number };
  return { status: response.status, body };
};
const versionOf = ({ id, updatedAt }: Application) => ({ id, version: updatedAt });
const find = (id: number) => payload.findByID({ collection: 'applications', id, depth: 0 });
const emailsTo = ({ reference }: Application) => readEmails(payload, { about: { equals: reference } });
const notesOf = async ({ id }: Application) =>
  (await readNotes(payload, 'application-notes', id)).map(({ text }) => text);
/** What the applicant may read of the notes about them. */
const readable = async ({ id }: Application) =>
  toApplicantNotes(await readNotes(payload, 'application-notes', id)).map(({ text }) => text);
async function columnOf(wanted: BoardColumn['stage'], query = '') {
  const answer = await recruiter(`/api/applications/board?${query}`);
  const { columns } = (await answer.json()) as { columns: BoardColumn[] };
  return columns.find(({ stage }) => stage === wanted);
}
/** Lets the time to undo pass. */
const passTime = (seconds = 10) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });

const rejection = {
  stage: 'rejected',
  rejectionReason: 'other-chosen',
  reply: { subject: 'Your application', body: 'Dear {{firstName}}, thank you.' },
};

test('rejects several with an email each, and undoes it before anything reached them', async () => {
  const people = [await createApplication(payload), await createApplication(payload, { firstName: 'Ben' })];
  const { status, body } = await post('moves', { applications: people.map(versionOf), ...rejection });
  expect(status).toBe(200);
  expect(body.undoMs).toBeGreaterThan(5_000);
  expect((await columnOf('rejected'))?.cards.map(({ isMailed }) => isMailed)).toEqual([true, true]);
  for (const person of people) {
    const doc = await find(person.id);
    expect(doc).toMatchObject({ stage: 'rejected', rejectionReason: 'other-chosen' });
    expect(toApplicantView(doc)).toMatchObject({ stage: 'new', rejectionReason: null });
    const [mail] = await emailsTo(person);
    const [task] = await payload.db.drizzle
      .execute(
        `select extract(epoch from start_after - now())::int as wait from pgboss.job where data ->> 'mail' = '${mail?.id}'`,
      )
      .then(({ rows }) => rows as { wait: number }[]);
    expect(task?.wait).toBeGreaterThan(10);
  }
  const undone = await post('moves/undo', { applications: body.moved });
  expect(undone).toMatchObject({ status: 200, body: { restored: [{}, {}], problems: [] } });
  for (const person of people) {
    expect(await find(person.id)).toMatchObject({ stage: 'new', rejectionReason: null, lastMove: null });
    expect(await emailsTo(person)).toEqual([]);
    expect(await notesOf(person)).toEqual([
      'Stage: New → Rejected (Somebody else was chosen)',
      'Stage: Rejected → New, undone',
    ]);
    const trail = await readTrail(payload, { record: { equals: String(person.id) } });
    expect(trail.join('\n')).toContain('was cancelled before it was sent');
    expect(await readable(person)).toEqual([]);
  }
  passTime(20);
  for (const person of people) expect(await readable(person)).toEqual([]);
});

test('an email waits from the move of the last of them, however long the others took', async () => {
  const people = [await createApplication(payload), await createApplication(payload)];
  await post('moves', { applications: people.map(versionOf), ...rejection });
  const [mail] = await emailsTo(people[0] as Application);
  const { rows } = await payload.db.drizzle.execute(
    `select extract(epoch from start_after - stage_changed_at) as wait from pgboss.job, applications
      where data ->> 'mail' = '${mail?.id}' and applications.id = ${people[0]?.id}`,
  );
  expect(Number((rows[0] as { wait: string }).wait)).toBeGreaterThan(14.8);
});

test('the applicant reads of a withdrawal by staff only when it cannot be undone any more', async () => {
  const person = await createApplication(payload);
  const { body } = await post('moves', { applications: [versionOf(person)], stage: 'withdrawn' });
  expect(toApplicantView(await find(person.id)).stage).toBe('new');
  // A move that follows says nothing of one that the applicant was never told of.
  await payload.update({ collection: 'applications', id: person.id, data: { stage: 'screening' } });
  expect(body.moved).toHaveLength(1);
  expect(await readable(person)).toEqual(['Stage: New → Screening']);
});

test('after ten seconds the applicant reads the stage, and nothing is undone', async () => {
  const person = await createApplication(payload);
  const { body } = await post('moves', { applications: [versionOf(person)], ...rejection });
  passTime();
  expect(toApplicantView(await find(person.id)).stage).toBe('rejected');
  const late = await post('moves/undo', { applications: body.moved });
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.body)).toContain('older than 10 seconds, so it stays');
  expect((await find(person.id)).stage).toBe('rejected');
  expect(await emailsTo(person)).toHaveLength(1);
});

test('a later change makes the undo refuse; those without one are restored', async () => {
  const people = [await createApplication(payload), await createApplication(payload)];
  const { body } = await post('moves', { applications: people.map(versionOf), stage: 'offer' });
  const colleague = await staff.as('recruiter');
  const [first] = people;
  await colleague(`/api/applications/${first?.id}`, { method: 'PATCH', json: { rating: 5 } });
  const undone = await post('moves/undo', { applications: body.moved });
  expect(undone).toMatchObject({
    status: 200,
    body: { restored: [{ id: people[1]?.id }], problems: [expect.stringContaining('changed again')] },
  });
  expect(await find(first?.id ?? 0)).toMatchObject({ stage: 'offer', rating: 5 });
});

test('a second move within seconds cancels the email of the first, and hides the stage between', async () => {
  const person = await createApplication(payload);
  const { body } = await post('moves', { applications: [versionOf(person)], ...rejection });
  const again = await post('moves', { applications: body.moved, stage: 'interview' });
  expect(again.status).toBe(200);
  expect(await emailsTo(person)).toEqual([]);
  expect((await notesOf(person)).join('\n')).toContain('The email of the move before was not sent.');
  expect(toApplicantView(await find(person.id)).stage).toBe('new');
  await post('moves/undo', { applications: again.body.moved });
  expect(await find(person.id)).toMatchObject({ stage: 'rejected', rejectionReason: 'other-chosen' });
  passTime(20);
  expect(await readable(person)).toEqual(['Stage: New → Rejected (Somebody else was chosen)']);
  const { updatedAt: version } = await find(person.id);
  await post('moves', { applications: [{ id: person.id, version }], stage: 'screening' });
  passTime(20);
  expect((await readable(person)).at(-1)).toBe('Stage: Rejected → Screening');
});

test('moves nobody when one of them has changed, or when the email is incomplete', async () => {
  const [one, two] = [
    await createApplication(payload),
    await createApplication(payload, { firstName: 'Ben' }),
  ];
  const applications = [one, two].map(versionOf);
  await recruiter(`/api/applications/${two.id}`, { method: 'PATCH', json: { rating: 2 } });
  const stale = await post('moves', { applications, stage: 'offer' });
  expect(stale.status).toBe(409);
  expect(JSON.stringify(stale.body)).toContain(
    'Nobody was moved. Ben Patel: A recruiter saved a newer version',
  );
  const gap = { ...rejection, reply: { subject: 'x', body: '[why]' } };
  expect((await post('moves', { applications: [versionOf(one)], ...gap })).status).toBe(422);
  expect((await post('moves', { applications: [versionOf(one)], stage: 'rejected' })).status).toBe(400);
  expect((await find(one.id)).stage).toBe('new');
});

test('moves and undoes many with as few statements as one, with a note and an audit entry each', async () => {
  const people: Application[] = [];
  while (people.length < 30) people.push(await createApplication(payload));
  const moving = await listQueries(payload, () =>
    post('moves', { applications: people.map(versionOf), stage: 'interview' }),
  );
  expect(moving.result.status).toBe(200);
  expect(moving.queries.length, moving.queries.join('\n')).toBeLessThanOrEqual(20);
  const [first, last] = [people[0] as Application, people[29] as Application];
  for (const person of [first, last]) {
    expect(await find(person.id)).toMatchObject({ stage: 'interview', lastMove: { stage: 'new' } });
    expect(await notesOf(person)).toEqual(['Stage: New → Interview']);
    const trail = await readTrail(payload, {
      record: { equals: String(person.id) },
      kind: { equals: 'applications' },
    });
    expect(trail).toEqual([`changed applications: ${person.reference} (stage: New → Interview)`]);
  }
  const undo = () => post('moves/undo', { applications: moving.result.body.moved });
  const undoing = await listQueries(payload, undo);
  expect(undoing.result.status).toBe(200);
  expect(undoing.queries.length).toBeLessThanOrEqual(20);
  expect(await find(last.id)).toMatchObject({ stage: 'new', lastMove: null });
});

test('gives several an owner and a tag, and filters the board by tag and source', async () => {
  const people = [
    await createApplication(payload, { source: 'newsletter' }),
    await createApplication(payload, { source: 'newsletter', tags: ['fiori'] }),
  ];
  const ids = people.map(({ id }) => id);
  const { owners } = (await (await recruiter('/api/applications/owners')).json()) as {
    owners: [{ id: number }];
  };
  expect((await post('changes', { ids, owner: owners[0].id, tag: '  SAP,  Basis ' })).status).toBe(200);
  expect(await find(ids[1] ?? 0)).toMatchObject({ tags: ['fiori', 'sap basis'], owner: owners[0].id });
  expect(await columnOf('new', 'tag=SAP%20basis')).toMatchObject({ count: 2 });
  expect((await columnOf('new', 'tag=fiori&source=newsletter'))?.cards).toMatchObject([{ id: ids[1] }]);
  expect(await columnOf('new', 'source=newsletter')).toMatchObject({ count: 2 });
  expect(await columnOf('new', 'source=elsewhere')).toMatchObject({ count: 0 });
  expect(await (await recruiter('/api/applications/filters')).json()).toEqual({
    tags: ['fiori', 'sap basis'],
    sources: ['newsletter'],
  });
  // As the link to the list has it.
  const list = await recruiter('/api/applications?where[or][0][and][0][tags][in]=sap basis&depth=0');
  expect(await list.json()).toMatchObject({ totalDocs: 2 });
  const many = await post('changes', { ids: Array.from({ length: 101 }, (_, id) => id + 1), tag: 'x' });
  expect(many.status).toBe(400);
  expect(JSON.stringify(many.body)).toContain('Choose at most 100 applicants at once.');
  await post('changes', { ids: [ids[1]], removedTag: 'sap basis' });
  expect((await find(ids[1] ?? 0)).tags).toEqual(['fiori']);
  const csv = await (await recruiter('/api/applications/export?tag=fiori')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('edits several of the list by sets, and rejects what the form rejects', async () => {
  const people = [await createApplication(payload), await createApplication(payload)];
  const edit = async (json: object) => {
    const path = `/api/applications?where[id][in]=${people.map(({ id }) => id).join()}`;
    return (await recruiter(path, { method: 'PATCH', json })).status;
  };
  const { result, queries } = await listQueries(payload, () =>
    edit({ rating: 4, tags: ['Fiori'], legalHold: null }),
  );
  expect(result).toBe(200);
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(20);
  for (const { id } of people) expect(await find(id)).toMatchObject({ rating: 4, tags: ['fiori'] });
  expect([await edit({ stage: 'rejected' }), await edit({ owner: 999_999 })]).toEqual([400, 400]);
  expect([await edit({ legalHold: true }), await edit({ email: 'x@y.example' })]).toEqual([400, 403]);
  expect(await edit({ legalHold: true, legalHoldReason: 'Case 12' })).toBe(200);
  expect(await edit({ legalHold: false })).toBe(400);
});
