import { createLocalReq, type TypedUser } from 'payload';
import { beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { idleWorkers } from '../../testing/idle-workers.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { createApplication, createMessage } from '../../testing/records.ts';
import { type Role, roles } from '../accounts/roles.ts';
import { execute, sql } from '../database/transaction.ts';
import type { Application, Message } from '../payload-types.ts';
import { startQueue } from '../queue/queue.ts';
import { isInNavigation } from './navigation.ts';
import { readToday } from './today.ts';

/** A Saturday, 17:30 in Ahmedabad. */
const now = new Date('2026-11-21T12:00:00Z');

const { payload, options } = await openTestContent();
const run = execute(payload);
const people: Partial<Record<Role, Awaited<ReturnType<typeof createAccount>>>> = {};
for (const role of roles) people[role] = await createAccount(payload, { name: `A ${role}`, roles: [role] });

beforeEach(async () => {
  for (const table of ['message_notes', 'mails', 'applications', 'messages', 'audit_events'])
    await run(sql`delete from ${sql.identifier(table)}`);
  await run(sql`update jobs set availability = 'active', closed_at = null, closing_on = null`);
});

const readAs = async (user?: TypedUser, at = now) =>
  readToday(await createLocalReq(user ? { user } : {}, payload), at);
/** Reads the topics of a role by their labels. */
async function topicsOf(role: Role, at = now) {
  const { failed, waiting } = await readAs(people[role], at);
  return Object.fromEntries([...failed, ...waiting].map((topic) => [topic.label, topic]));
}
const pathOf = ({ id }: Message) => `/inbox?message=${id}`;
const profileOf = ({ id }: Application) => `/collections/applications/${id}`;

const applied = (createdAt: string, data: Partial<Application> = {}) =>
  createApplication(payload, { jobTitle: null, createdAt, ...data });
const wrote = (createdAt: string, data: Partial<Message> = {}) =>
  createMessage(payload, { createdAt, ...data });

const failedMail = {
  ...{ kind: 'contact-confirmation', to: 'a@b.example', lastError: '451 Not now' },
  ...{ state: 'failed' as const, attempts: 30 },
};

async function jobsByTitle() {
  const { docs } = await payload.find({ collection: 'jobs', limit: 16, depth: 0, sort: 'title' });
  return docs;
}

test('each role sees its own work and no other, and nobody sees none', async () => {
  await wrote('2026-11-20T10:00:00Z');
  await applied('2026-11-20T10:00:00Z');
  await payload.create({ collection: 'mails', data: failedMail });
  const labels = ['New messages', 'New applicants', 'Failed emails'];
  const seen = new Map<Role, string[]>();
  for (const role of roles) {
    const topics = await topicsOf(role);
    seen.set(
      role,
      labels.filter((label) => label in topics),
    );
  }
  expect(Object.fromEntries(seen)).toEqual({
    administrator: labels,
    editor: [],
    recruiter: ['New applicants'],
    sales: ['New messages'],
  });
  expect((await readAs(people.editor)).samples.length).toBeGreaterThan(0);
  expect((await readAs(people.sales)).samples).toEqual([]);
  expect(await readAs()).toEqual({ failed: [], waiting: [], samples: [] });
});

test('lists new messages, the longest wait first, and suspected ones of more than a day', async () => {
  const newer = await wrote('2026-11-20T10:00:00Z');
  const older = await wrote('2026-11-18T10:00:00Z', { organization: 'Patel Textiles' });
  const doubtful = await wrote('2026-11-17T10:00:00Z', { suspectedSpam: true });
  await wrote('2026-11-21T12:00:00Z', { suspectedSpam: true });
  await wrote('2026-11-17T10:00:00Z', { suspectedSpam: true, status: 'spam' });
  await wrote('2026-11-01T10:00:00Z', { status: 'answered' });
  const topics = await topicsOf('sales');
  expect(topics['Suspected spam']).toMatchObject({
    ...{ total: 1, all: '/inbox?view=spam' },
    items: [{ path: pathOf(doubtful) }],
  });
  expect(topics['New messages']).toMatchObject({
    ...{ total: 2, all: '/inbox?view=waiting' },
    items: [{ path: pathOf(older), detail: 'Patel Textiles' }, { path: pathOf(newer) }],
  });
});

test('lists follow-ups until the day is over in Ahmedabad', async () => {
  const owner = people.sales?.id ?? 0;
  const due = { status: 'answered', followUpOn: '2026-11-21T12:00:00Z', owner } as const;
  const today = await wrote('2026-11-01T00:00:00Z', due);
  const tomorrow = await wrote('2026-11-01T00:00:00Z', { followUpOn: '2026-11-22T12:00:00Z' });
  await wrote('2026-11-01T00:00:00Z', { followUpOn: '2026-11-01T12:00:00Z', status: 'spam' });
  const followUps = async (at?: Date) => (await topicsOf('sales', at))['Follow-ups']?.items;
  expect(await followUps()).toMatchObject([{ path: pathOf(today), detail: 'with A sales', isMine: true }]);
  // 18:30 UTC is midnight there.
  const later = await followUps(new Date('2026-11-21T18:30:00Z'));
  expect(later?.map(({ path }) => path)).toEqual([today, tomorrow].map(pathOf));
});

test('lists new applicants, and those longest in their stage', async () => {
  const fresh = await applied('2026-11-20T10:00:00Z');
  const since = (id: number, at: string) =>
    run(sql`update applications set stage_changed_at = ${at} where id = ${id}`);
  const stuck = await applied('2026-11-19T10:00:00Z', { stage: 'interview' });
  await since(stuck.id, '2026-11-02T10:00:00Z');
  const moving = await applied('2026-09-01T10:00:00Z', { stage: 'screening' });
  await since(moving.id, '2026-11-19T10:00:00Z');
  await applied('2026-01-01T10:00:00Z', { stage: 'rejected', rejectionReason: 'skills' });
  const topics = await topicsOf('recruiter');
  expect(topics['New applicants']).toMatchObject({ total: 1, items: [{ path: profileOf(fresh) }] });
  const inProgress = topics['Applicants in progress']?.items;
  expect(inProgress?.map(({ path }) => path)).toEqual([stuck, moving].map(profileOf));
  expect(inProgress?.[0]).toMatchObject({
    detail: 'Interview, general application',
    at: new Date('2026-11-02T10:00:00Z'),
  });
});

test('lists own drafts, and all that are ready to publish: jobs for recruiters, the rest for editors', async () => {
  const { docs } = await payload.find({ collection: 'services', limit: 1, depth: 0 });
  const [job] = await jobsByTitle();
  const service = { collection: 'services', id: docs[0]?.id ?? 0 } as const;
  const ofJob = { collection: 'jobs', id: job?.id ?? 0 } as const;
  const [title, user] = ['A new role', people.recruiter];
  await payload.update({ ...service, data: { title: 'In work' }, draft: true, user: people.editor });
  await payload.update({ ...ofJob, data: { title }, draft: true, user });
  const listed = async (role: Role, label: string) =>
    (await topicsOf(role))[label]?.items.map((item) => `${item.title}: ${item.detail}, ${item.path}`);
  const inWork = `In work: Service, A editor, /collections/services/${service.id}`;
  const newRole = `A new role: Job, A recruiter, /collections/jobs/${ofJob.id}`;
  expect(await listed('editor', 'Your drafts')).toEqual([inWork]);
  expect(await listed('recruiter', 'Your drafts')).toEqual([newRole]);
  expect(await listed('administrator', 'Your drafts')).toBeUndefined();
  await payload.update({ ...ofJob, data: { ready: true }, draft: true, user });
  for (const role of ['recruiter', 'administrator'] as const)
    expect(await listed(role, 'Drafts ready to publish')).toEqual([newRole]);
  expect(await listed('recruiter', 'Your drafts')).toBeUndefined();
  expect(await listed('editor', 'Drafts ready to publish')).toBeUndefined();
  const published = await payload.update({ ...ofJob, data: { title, _status: 'published' } });
  expect([published.ready, await listed('recruiter', 'Drafts ready to publish')]).toEqual([false, undefined]);
});

test('lists failed publications by their documents, for those who manage them', async () => {
  const [job] = await jobsByTitle();
  await run(sql`insert into payload_jobs (task_slug, input, has_error, error, updated_at, created_at) values ('schedulePublish',
    ${JSON.stringify({ doc: { relationTo: 'jobs', value: String(job?.id) } })}::jsonb, true,
    '{"message": "The description has to be filled in."}', now(), now())`);
  const failed = (await topicsOf('recruiter'))['Failed publications'];
  expect(failed?.items).toMatchObject([
    {
      title: job?.title,
      detail: 'The description has to be filled in.',
      path: `/collections/jobs/${job?.id}`,
    },
  ]);
  expect(await topicsOf('editor')).not.toHaveProperty('Failed publications');
  await run(sql`delete from payload_jobs`);
});

test('lists messages that the CRM has not accepted, and a daily deletion that failed', async () => {
  expect(await topicsOf('sales')).not.toHaveProperty('Messages not accepted by the CRM');
  const queue = startQueue({ databaseUrl: options.databaseUrl, workers: idleWorkers() });
  await queue.ready;
  await queue.stop();
  const message = await wrote('2026-11-20T10:00:00Z', { name: 'Asha' });
  await run(sql`insert into pgboss.job (name, state, data, output, completed_on) values
    ('crm', 'failed', ${{ message: message.id }}::jsonb, '{"message": "The CRM answered 503."}', now()),
    ('crm', 'retry', ${{ message: message.id }}::jsonb, null, null),
    ('retention', 'retry', '{}', '{"message": "The disk is full."}', now())`);
  const crm = (await topicsOf('sales'))['Messages not accepted by the CRM'];
  expect(crm).toMatchObject({
    total: 1,
    items: [{ title: 'Asha', detail: 'The CRM answered 503.', path: pathOf(message) }],
  });
  const deletion = async () => (await topicsOf('administrator'))['Daily deletion']?.items;
  expect(await deletion()).toMatchObject([{ detail: 'The disk is full.' }]);
  await run(
    sql`insert into pgboss.job (name, state, created_on) values ('retention', 'completed', now() + interval '1 minute')`,
  );
  expect(await deletion()).toBeUndefined();
});

test('every link leads to a list that the person may open', async () => {
  const [job] = await jobsByTitle();
  await run(sql`update jobs set closing_on = '2026-11-22T12:00:00Z' where id = ${job?.id ?? 0}`);
  await applied('2026-11-20T10:00:00Z', { owner: people.recruiter?.id });
  await wrote('2026-11-20T10:00:00Z', { followUpOn: '2026-11-20T12:00:00Z' });
  for (const role of roles) {
    const text = JSON.stringify(await readAs(people[role]));
    const links = [...text.matchAll(/"(?:all|path|href)":"([^"?]+)/g)].map(([, link]) => link);
    expect(links.length, role).toBeGreaterThan(0);
    for (const link of new Set(links))
      expect(isInNavigation(people[role], link?.split('/')[2] ?? ''), `${role}: ${link}`).toBe(true);
  }
});

test('lists a failed reply for its author and the owner of the record until it is dealt with', async () => {
  const message = await wrote('2026-11-20T10:00:00Z', { owner: people.administrator?.id });
  const detail = 'There is no mailbox with this address.';
  const reply = { about: message.id, kind: 'reply', text: 'Hello', author: people.sales?.id } as const;
  const failed = { ...reply, delivery: 'failed', deliveryError: detail } as const;
  const note = await payload.create({ collection: 'message-notes', data: failed });
  const label = 'Replies not delivered to a sender';
  for (const role of ['administrator', 'sales'] as const)
    expect((await topicsOf(role))[label]).toMatchObject({
      total: 1,
      items: [{ detail, path: pathOf(message) }],
    });
  expect(await topicsOf('recruiter')).not.toHaveProperty(label);
  await payload.update({ collection: 'message-notes', id: note.id, data: { delivery: 'settled' } });
  expect(await topicsOf('sales')).not.toHaveProperty(label);
});
