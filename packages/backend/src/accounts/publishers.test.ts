import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { createAccount, messageOf, openAccounts, password } from '../../testing/accounts.ts';
import { createSchedule, readArticle } from '../../testing/records.ts';
import { execute, sql } from '../database/transaction.ts';
import { runDuePublications } from '../publishing/schedule/run-due-publications.ts';
import { schedulePublication } from '../publishing/schedule/schedule-publication.ts';
import { draftsOnlyText } from './publishers.ts';

const { payload, rest } = await openAccounts();

const account = await createAccount(payload, { name: 'Asha Rao', roles: ['editor'], mayPublish: false });
const token = await rest.signIn(account.email, password);
const call = (method: string, path: string, body?: object) => rest(method, path, { token, body });
const [{ id: published = 0 } = {}] = (await payload.find({ collection: 'blogs', limit: 1, depth: 0 })).docs;
const content = await readArticle(payload);

async function createDraft(title: string): Promise<number> {
  const { body } = await call('POST', '/blogs?draft=true&depth=0', { ...content, title });
  return (body.doc as { id: number }).id;
}

const trashed = { deletedAt: new Date().toISOString() };
const about = await payload.findGlobalVersions({ slug: 'about', limit: 1 });

test.each([
  ['publishing a new document', 'POST', '/blogs', { ...content, title: 'At once', _status: 'published' }],
  ['publishing', 'PATCH', `/blogs/${published}`, { _status: 'published' }],
  ['publishing as a draft', 'PATCH', `/blogs/${published}?draft=true`, { _status: 'published' }],
  ['a save over what is published', 'PATCH', `/blogs/${published}`, { title: 'Over it' }],
  ['publishing many', 'PATCH', `/blogs?where[id][equals]=${published}`, { _status: 'published' }],
  ['unpublishing', 'PATCH', `/blogs/${published}`, { _status: 'draft' }],
  ['unpublishing many', 'PATCH', `/blogs?where[id][equals]=${published}`, { _status: 'draft' }],
  ['trashing what is published', 'PATCH', `/blogs/${published}`, trashed],
  ['publishing a global', 'POST', '/globals/about', { _status: 'published' }],
  ['restoring a published version', 'POST', `/globals/about/versions/${about.docs[0]?.id}`, {}],
])('an account that may not publish is refused %s, with the reason', async (_, method, path, body) => {
  const before = await payload.findByID({ collection: 'blogs', id: published, depth: 0 });
  const answer = await call(method, path, body);
  expect([answer.status, messageOf(answer.body)]).toEqual([403, draftsOnlyText]);
  expect(await payload.findByID({ collection: 'blogs', id: published, depth: 0 })).toEqual(before);
});

test('an account that may not publish saves drafts, and trashes and restores its own', async () => {
  const id = await createDraft('A draft');
  const saves: [string, object][] = [
    [`/blogs/${id}?draft=true`, { title: 'Another title', ready: true }],
    [`/blogs/${published}?draft=true`, { subtitle: 'As a draft' }],
    [`/blogs/${id}`, trashed],
    [`/blogs/${id}?trash=true`, { deletedAt: null, _status: 'draft' }],
  ];
  for (const [path, body] of saves) expect((await call('PATCH', path, body)).status, path).toBe(200);
  expect((await call('POST', '/globals/about?draft=true', {})).status).toBe(200);
});

test('an account that may not publish schedules nothing, and what it had scheduled fails', async () => {
  const id = await createDraft('Scheduled');
  const doc = { relationTo: 'blogs', value: String(id) } as const;
  const req = await createLocalReq({ user: account }, payload);
  await expect(schedulePublication({ req, type: 'publish', doc })).rejects.toThrow(draftsOnlyText);
  await createSchedule(payload, { collection: 'blogs', id, user: account.id });
  await runDuePublications(payload);
  const { rows } = await execute(payload)(
    sql`select has_error, error->>'message' as reason from payload_jobs`,
  );
  expect(rows).toEqual([{ has_error: true, reason: expect.stringContaining('may no longer change it') }]);
});

test('only administrators set who may publish, and always may', async () => {
  expect((await call('PATCH', `/users/${account.id}`, { mayPublish: true, name: 'Asha' })).status).toBe(200);
  expect(await payload.findByID({ collection: 'users', id: account.id })).toMatchObject({
    name: 'Asha',
    mayPublish: false,
  });
  const administrator = await createAccount(payload, { roles: ['administrator'], mayPublish: false });
  const signedIn = await rest.signIn(administrator.email, password);
  const save = (path: string, body: object) => rest('PATCH', path, { token: signedIn, body });
  expect((await save(`/blogs/${published}`, { _status: 'published' })).status).toBe(200);
  expect((await save(`/users/${account.id}`, { mayPublish: true })).status).toBe(200);
  expect((await call('PATCH', `/blogs/${published}`, { _status: 'published' })).status).toBe(200);
});
