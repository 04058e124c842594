import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, readEmails, readTrail } from '../../../testing/records.ts';
import type { Application } from '../../payload-types.ts';
import type { BoardColumn } from './board.ts';
import { joinTalentPool } from './talent-pool.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const recruiter = await staff.as('recruiter');
const jobs = await payload.find({
  collection: 'jobs',
  where: { availability: { equals: 'active' }, _status: { equals: 'published' } },
  limit: 2,
  depth: 0,
});
const [job, other] = jobs.docs;

const find = (id: number) => payload.findByID({ collection: 'applications', id, depth: 0 });
const pooled = (data: Partial<Application> = {}) =>
  createApplication(payload, { stage: 'screening', ...joinTalentPool(), ...data });
async function invite({ id }: Application, body: object = {}, call = recruiter) {
  const json = { job: job?.id, text: 'Dear {{firstName}}, this role may suit you.', ...body };
  const response = await call(`/api/applications/${id}/invitation`, { method: 'POST', json });
  const { errors, ...answer } = (await response.json()) as { errors?: { message: string }[] };
  return { status: response.status, message: errors?.[0]?.message, ...answer };
}

test('counts twelve calendar months from the consent', () => {
  const until = (at: string) => joinTalentPool({}, new Date(at)).talentPool.until;
  expect(until('2026-11-21T12:00:00Z')).toBe('2027-11-21T12:00:00.000Z');
  expect(until('2028-02-29T12:00:00Z')).toBe('2029-02-28T12:00:00.000Z');
});

test('invites to an open role with a link, a note and an audit entry', async () => {
  const doc = await pooled();
  expect(await invite(doc)).toMatchObject({ status: 200, version: expect.any(String) });
  const [mail] = await readEmails(payload, { about: { equals: doc.reference } });
  expect(mail).toMatchObject({ to: doc.email, kind: 'reply' });
  expect(mail?.content.data).toMatchObject({
    body: 'Dear Asha, this role may suit you.',
    link: { url: `https://www.riverfront.example/careers/${job?.key}?source=talent-pool` },
  });
  const { docs } = await payload.find({
    collection: 'application-notes',
    where: { about: { equals: doc.id }, kind: { equals: 'reply' } },
    depth: 0,
  });
  expect(docs[0]?.text).toContain(`Invitation to apply: ${job?.title}`);
  expect(await readTrail(payload, { record: { equals: String(doc.id) } })).toContain(
    `mailed applications: Reply to ${doc.reference}`,
  );
  expect((await find(doc.id)).talentPool).toMatchObject({
    until: doc.talentPool?.until,
    invitedAt: expect.any(String),
  });
});

test('sends one invitation in 30 days to a person, also from two recruiters at once', async () => {
  const doc = await pooled();
  const second = await pooled({ email: doc.email });
  const answers = await Promise.all([invite(doc), invite(doc, { job: other?.id }), invite(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.message).toMatch(
    /^A recruiter invited Asha Patel to a role on \w+ \d+, \d{4}\. Nothing was sent: the next .+ on \w+ \d+, \d{4}\.$/,
  );
  expect(await readEmails(payload, { to: { equals: doc.email } })).toHaveLength(1);
  const invitedAt = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  for (const { id } of [doc, second]) {
    const { talentPool } = await find(id);
    const data = { talentPool: { ...talentPool, ...(talentPool?.invitedAt && { invitedAt }) } };
    await payload.update({ collection: 'applications', id, data });
  }
  expect(await invite(doc)).toMatchObject({ status: 200 });
});

test('invites nobody outside the pool, to a closed role, twice for one role, or by another role', async () => {
  expect(await invite(await createApplication(payload))).toMatchObject({
    status: 409,
    message: 'Asha Patel is not in the talent pool any more.',
  });
  const expired = { talentPool: { agreedAt: '2020-01-01', until: '2021-01-01' } };
  expect(await invite(await pooled(expired))).toMatchObject({ status: 409 });
  const doc = await pooled({ job: job?.id ?? null });
  expect((await invite(doc)).message).toContain('has applied for this role already');
  expect((await invite(doc, { job: 999_999 })).message).toContain('not open');
  expect(await invite(doc, { job: null })).toMatchObject({ status: 400, message: 'Choose a role first.' });
  expect(await readEmails(payload, { about: { equals: doc.reference } })).toEqual([]);
});

test('filters the board, and leaves the pool with a withdrawal by staff unless that is undone', async () => {
  const firstName = 'Pooja';
  const doc = await pooled({ firstName });
  await createApplication(payload, { firstName, stage: 'screening' });
  const list = async (query: string) => {
    const response = await recruiter(`/api/applications/board?${query}`);
    const { columns } = (await response.json()) as { columns: BoardColumn[] };
    return columns.flatMap(({ cards }) => cards.map(({ id }) => id));
  };
  expect(await list(`search=${firstName}&pool=yes`)).toEqual([doc.id]);
  expect(await list('pool=yes')).toContain(doc.id);

  const post = (path: string, json: object) =>
    recruiter(`/api/applications/${path}`, { method: 'POST', json });
  const applications = [{ id: doc.id, version: doc.updatedAt }];
  const moved = (await (await post('moves', { applications, stage: 'withdrawn' })).json()) as {
    moved: object[];
  };
  expect((await find(doc.id)).talentPool?.until).toBeNull();
  await post('moves/undo', { applications: moved.moved });
  expect((await find(doc.id)).talentPool).toMatchObject(doc.talentPool ?? {});
});
