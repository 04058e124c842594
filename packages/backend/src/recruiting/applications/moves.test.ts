import { afterEach, expect, test, vi } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, readEmails, readTrail } from '../../../testing/records.ts';
import type { Application } from '../../payload-types.ts';
import type { BoardColumn } from './board.ts';
import { describeStageChange } from './stage-changes.ts';

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
const changesOf = async ({ id: equals }: Application) => {
  const where = { application: { equals } };
  const { docs } = await payload.find({ collection: 'stage-changes', where, sort: 'id', depth: 0 });
  return docs.map(describeStageChange);
};
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
    expect(await find(person.id)).toMatchObject({
      stage: 'new',
      rejectionReason: null,
      stageChangedAt: null,
      stageMailed: false,
    });
    expect(await emailsTo(person)).toEqual([]);
    expect(await changesOf(person)).toEqual(['Stage: New → Rejected (Somebody else was chosen), undone']);
    const trail = await readTrail(payload, { record: { equals: String(person.id) } });
    expect(trail.join('\n')).toContain('was cancelled before it was sent');
  }
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

test('undoes nothing after ten seconds', async () => {
  const person = await createApplication(payload);
  const { body } = await post('moves', { applications: [versionOf(person)], ...rejection });
  passTime();
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

test('a second move within seconds cancels the email of the first, and its undo restores that', async () => {
  const person = await createApplication(payload);
  const { body } = await post('moves', { applications: [versionOf(person)], ...rejection });
  const again = await post('moves', { applications: body.moved, stage: 'interview' });
  expect(again.status).toBe(200);
  expect(await emailsTo(person)).toEqual([]);
  await post('moves/undo', { applications: again.body.moved });
  expect(await find(person.id)).toMatchObject({ stage: 'rejected', rejectionReason: 'other-chosen' });
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
