import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { idleWorkers } from '../../testing/idle-workers.ts';
import { listQueries } from '../../testing/list-queries.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { createApplication, createMessage } from '../../testing/records.ts';
import { type Role, roles } from '../accounts/roles.ts';
import { execute, sql } from '../database/transaction.ts';
import type { Application, Message } from '../payload-types.ts';
import { startQueue } from '../queue/queue.ts';
import type { CardItem } from './card.ts';
import { type Dashboard, readDashboard } from './dashboard.ts';
import { isInNavigation } from './navigation.ts';

/** A Saturday, 17:30 in Ahmedabad. */
const now = new Date('2026-11-21T12:00:00Z');

const { payload, options, close } = await openTestContent();
afterAll(close);
const run = execute(payload);
const people: Partial<Record<Role, Awaited<ReturnType<typeof createAccount>>>> = {};
for (const role of roles) people[role] = await createAccount(payload, { name: `A ${role}`, roles: [role] });

beforeEach(async () => {
  for (const table of ['message_notes', 'mails', 'applications', 'messages', 'audit_events'])
    await run(sql`delete from ${sql.identifier(table)}`);
  await run(sql`update jobs set availability = 'active', closed_at = null, closing_on = null`);
});

const readAs = async (user?: TypedUser, at = now): Promise<Dashboard> =>
  readDashboard(await createLocalReq(user ? { user } : {}, payload), at);
const dashboard = (role: Role, at = now) => readAs(people[role], at);

const applied = (createdAt: string, data: Partial<Application> = {}) =>
  createApplication(payload, { jobTitle: null, createdAt, ...data });
const wrote = (createdAt: string, data: Partial<Message> = {}) =>
  createMessage(payload, { createdAt, ...data });

async function jobsByTitle() {
  const { docs } = await payload.find({ collection: 'jobs', limit: 16, depth: 0, sort: 'title' });
  return docs;
}

const readers = {
  newMessages: ['administrator', 'sales'],
  followUps: ['administrator', 'sales'],
  suspected: ['administrator', 'sales'],
  newApplicants: ['administrator', 'recruiter'],
  waitingApplicants: ['administrator', 'recruiter'],
  lateApplications: ['administrator', 'recruiter'],
  jobsClosing: ['administrator', 'recruiter'],
  failedReplies: ['administrator', 'recruiter', 'sales'],
  drafts: ['administrator', 'editor', 'recruiter'],
  ready: ['administrator', 'editor', 'recruiter'],
  scheduled: ['administrator', 'editor', 'recruiter'],
  failedMails: ['administrator'],
  mailServer: ['administrator'],
  rejections: ['administrator'],
  failedPosts: ['administrator', 'sales'],
  samples: ['administrator', 'editor'],
  rejectedResumes: ['administrator', 'recruiter'],
} satisfies Partial<Record<keyof Dashboard, Role[]>>;

test.each(roles)('a %s sees the cards of their own work and no others', async (role) => {
  const seen = await dashboard(role);
  for (const [card, allowed] of Object.entries(readers) as [keyof typeof readers, Role[]][])
    expect(seen[card] !== null, card).toBe(allowed.includes(role));
});

test('two roles see the cards of both, and nobody sees none', async () => {
  const both = await createAccount(payload, { roles: ['sales', 'recruiter'] });
  const seen = await readAs(both);
  expect(seen).toMatchObject({ newMessages: {}, newApplicants: {}, failedMails: null });
  const nobody = await readAs();
  expect(Object.values(nobody).every((card) => card === null)).toBe(true);
});

test('needs few statements, however many cards there are', async () => {
  const { queries } = await listQueries(payload, () => dashboard('administrator'));
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(18);
});

test('lists new messages, the longest wait first, and suspected ones of more than a day', async () => {
  const newer = await wrote('2026-11-20T10:00:00Z');
  const older = await wrote('2026-11-18T10:00:00Z', { organization: 'Patel Textiles' });
  const doubtful = await wrote('2026-11-17T10:00:00Z', { suspectedSpam: true });
  await wrote('2026-11-21T10:00:00Z', { suspectedSpam: true });
  await wrote('2026-11-17T10:00:00Z', { suspectedSpam: true, status: 'spam' });
  await wrote('2026-11-01T10:00:00Z', { status: 'answered' });
  const { newMessages, suspected } = await dashboard('sales');
  expect(suspected).toMatchObject({ total: 1, items: [{ id: doubtful.id }], href: '/inbox?view=spam' });
  expect(newMessages?.total).toBe(2);
  expect(newMessages?.items.map(({ id }) => id)).toEqual([older.id, newer.id]);
  expect(newMessages?.items[0]?.detail).toBe('Patel Textiles');
  expect(newMessages?.href).toBe('/inbox?view=waiting');
});

test('lists follow-ups until the day is over in Ahmedabad', async () => {
  const owner = people.sales?.id ?? 0;
  const due = { status: 'answered', followUpOn: '2026-11-21T12:00:00Z', owner } as const;
  const today = await wrote('2026-11-01T00:00:00Z', due);
  const tomorrow = await wrote('2026-11-01T00:00:00Z', { followUpOn: '2026-11-22T12:00:00Z' });
  await wrote('2026-11-01T00:00:00Z', { followUpOn: '2026-11-01T12:00:00Z', status: 'spam' });
  const { followUps } = await dashboard('sales');
  expect(followUps?.items.map(({ id }) => id)).toEqual([today.id]);
  expect(followUps?.items[0]?.detail).toBe('with A sales');
  // 18:30 UTC is midnight there.
  const later = await dashboard('sales', new Date('2026-11-21T18:30:00Z'));
  expect(later.followUps?.items.map(({ id }) => id)).toEqual([today.id, tomorrow.id]);
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
  const { newApplicants, waitingApplicants } = await dashboard('recruiter');
  expect(newApplicants).toMatchObject({ total: 1, items: [{ id: fresh.id }] });
  expect(waitingApplicants?.items.map(({ id }) => id)).toEqual([stuck.id, moving.id]);
  expect(waitingApplicants?.items[0]).toMatchObject({
    detail: 'in interviews, general application',
    at: new Date('2026-11-02T10:00:00Z'),
  });
});

test('lists what is the reader’s own before older records of others', async () => {
  const owner = people.administrator?.id ?? 0;
  await applied('2026-11-01T04:00:00Z', { firstName: 'Older' });
  await applied('2026-11-20T04:00:00Z', { firstName: 'Mine', owner });
  await wrote('2026-11-01T04:00:00Z', { name: 'Older' });
  await wrote('2026-11-20T04:00:00Z', { name: 'Mine', owner });
  const { newApplicants, newMessages } = await dashboard('administrator');
  for (const card of [newApplicants, newMessages]) {
    expect(card?.total).toBe(2);
    expect(card?.items.map(({ isMine }) => isMine)).toEqual([true, false]);
    expect(card?.items[0]?.title).toMatch(/^Mine/);
  }
});

test('lists jobs that close within seven days', async () => {
  const jobs = await jobsByTitle();
  const close = (index: number, on: string) =>
    run(sql`update jobs set closing_on = ${on} where id = ${jobs[index]?.id ?? 0}`);
  await close(0, '2026-11-20T12:00:00Z');
  await close(1, '2026-11-27T12:00:00Z');
  await close(2, '2026-11-21T00:00:00Z');
  await close(3, '2026-11-28T00:00:00Z');
  const { jobsClosing } = await dashboard('recruiter');
  expect(jobsClosing?.items.map(({ id }) => id)).toEqual([jobs[2]?.id, jobs[1]?.id]);
  expect(jobsClosing?.total).toBe(2);
});

test('lists drafts with their authors, and those ready to publish: jobs for recruiters, the rest for editors', async () => {
  const { docs } = await payload.find({ collection: 'services', limit: 1, depth: 0 });
  const [job] = await jobsByTitle();
  const [service, ofJob] = [
    { collection: 'services', id: docs[0]?.id ?? 0 } as const,
    { collection: 'jobs', id: job?.id ?? 0 } as const,
  ];
  const title = 'A new role';
  await payload.update({ ...service, data: { title: 'In work' }, draft: true });
  const user = await createAccount(payload, { name: 'Meera', roles: ['recruiter'] });
  await payload.update({ ...ofJob, data: { title }, draft: true, user });
  const editor = await dashboard('editor');
  const named = ({ title, detail }: CardItem) => `${title}: ${detail}`;
  expect(editor.drafts?.total).toBe(1);
  expect(editor.drafts?.items.map(named)).toEqual(['In work: Service, The system']);
  const recruiter = await dashboard('recruiter');
  expect(recruiter.drafts?.items.map(named)).toEqual(['A new role: Job, Meera']);
  expect(decodeURIComponent(recruiter.drafts?.href ?? '')).toContain('[_status][equals]=draft');
  expect(recruiter.ready?.total).toBe(0);
  await payload.update({ ...ofJob, data: { ready: true }, draft: true, user });
  const { ready } = await dashboard('recruiter');
  expect(ready?.items.map(named)).toEqual(['A new role: Job, Meera']);
  expect(decodeURIComponent(ready?.href ?? '')).toContain('[ready][equals]=true');
  const published = await payload.update({ ...ofJob, data: { title, _status: 'published' } });
  expect(published.ready).toBe(false);
  const after = await dashboard('recruiter');
  expect([after.drafts?.total, after.ready?.total]).toEqual([0, 0]);
});

test('lists failed emails, with their ids for a retry', async () => {
  const confirmation = { kind: 'contact-confirmation', to: 'a@b.example', lastError: '451 Not now' };
  const mail = (state: 'failed' | 'sent') =>
    payload.create({ collection: 'mails', data: { ...confirmation, state, attempts: 30 } });
  const failed = await mail('failed');
  await mail('sent');
  const seen = await dashboard('administrator');
  expect(seen.failedMails).toMatchObject({
    total: 1,
    ids: [failed.id],
    items: [{ title: 'contact confirmation to a@b.example', detail: '451 Not now' }],
  });
});

test('says why emails wait, each reason once, and that a secret expires', async () => {
  const waiting = { kind: 'reply', to: 'a@b.example', state: 'waiting', attempts: 1 } as const;
  const wait = (lastError: string | null) =>
    payload.create({ collection: 'mails', data: { ...waiting, lastError } });
  for (const response of ['[AM0PR1]', '[AM0PR2]'])
    await wait(`Sign-in: The secret has expired. (${response})`);
  await wait(null);
  const report = { mailExpiresAt: new Date(Date.now() + 13 * 86_400_000) };
  await run(sql`insert into site_processes (id, host, report)
    values (gen_random_uuid(), 'a', ${JSON.stringify(report)}::jsonb)`);
  expect((await dashboard('administrator')).mailServer?.items).toMatchObject([
    { title: 'Sign-in: The secret has expired.', detail: '2 waiting' },
    { title: expect.stringContaining('certificate expires'), href: '/status' },
  ]);
  await run(sql`delete from site_processes`);
});

test('counts the messages that the CRM has not accepted', async () => {
  expect((await dashboard('sales')).failedPosts).toMatchObject({ total: 0 });
  const queue = startQueue({ databaseUrl: options.databaseUrl, workers: idleWorkers() });
  await queue.ready;
  await queue.stop();
  const { id } = await wrote('2026-11-20T10:00:00Z', { name: 'Asha' });
  await run(sql`insert into pgboss.job (name, state, data, output, completed_on) values
    ('crm', 'failed', ${{ message: id }}::jsonb, '{"message": "The CRM answered 503."}', now()),
    ('crm', 'retry', ${{ message: id }}::jsonb, null, null)`);
  expect((await dashboard('sales')).failedPosts).toMatchObject({
    total: 1,
    items: [{ title: 'Asha', detail: 'The CRM answered 503.', href: `/inbox?message=${id}` }],
  });
});

test('every link leads to a list that the person may open', async () => {
  const [job] = await jobsByTitle();
  await run(sql`update jobs set closing_on = '2026-11-22T12:00:00Z' where id = ${job?.id ?? 0}`);
  await applied('2026-11-20T10:00:00Z', { owner: people.recruiter?.id });
  await wrote('2026-11-20T10:00:00Z', { followUpOn: '2026-11-20T12:00:00Z' });
  for (const role of roles) {
    const links = [...JSON.stringify(await dashboard(role)).matchAll(/"href":"([^"?]+)/g)].map(
      ([, link]) => link,
    );
    expect(links.length, role).toBeGreaterThan(0);
    for (const link of new Set(links)) {
      const slug = link?.replace('/admin', '').split('/')[2];
      expect(isInNavigation(people[role], slug ?? ''), `${role}: ${link}`).toBe(true);
    }
  }
});

test('lists a failed reply for its author and the owner of the record until it is dealt with', async () => {
  const { id } = await wrote('2026-11-20T10:00:00Z', { owner: people.administrator?.id });
  const detail = 'There is no mailbox with this address.';
  const reply = { about: id, kind: 'reply', text: 'Hello', author: people.sales?.id } as const;
  const failed = { ...reply, delivery: 'failed', deliveryError: detail } as const;
  const note = await payload.create({ collection: 'message-notes', data: failed });
  for (const role of ['administrator', 'sales'] as const)
    expect((await dashboard(role)).failedReplies).toMatchObject({
      total: 1,
      items: [{ detail, href: `/inbox?message=${id}` }],
    });
  expect((await dashboard('recruiter')).failedReplies?.total).toBe(0);
  expect((await dashboard('editor')).failedReplies).toBeNull();
  await payload.update({ collection: 'message-notes', id: note.id, data: { delivery: 'settled' } });
  expect((await dashboard('sales')).failedReplies?.total).toBe(0);
});
