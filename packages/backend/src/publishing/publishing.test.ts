import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import type { User } from '../payload-types.ts';
import { execute, inTransaction, sql } from '../platform/transaction/transaction.ts';
import { runDuePublications } from './schedule/run-due-publications.ts';
import { schedulePublication } from './schedule/schedule-publication.ts';
import { listFailedPublications, listScheduledPublications } from './schedule/schedules.ts';

let content: TestContent;
let editor: User & { collection: 'users' };
let salesPerson: User & { collection: 'users' };

async function createAccount(email: string, roles: User['roles']) {
  const password = 'correct horse battery staple';
  const made = await content.payload.create({
    collection: 'users',
    data: { email, password, name: email, roles },
  });
  return { ...made, collection: 'users' as const };
}

beforeAll(async () => {
  content = await openTestContent();
  editor = await createAccount('editor@riverfront.example', ['editor']);
  salesPerson = await createAccount('sales@riverfront.example', ['sales']);
});
afterAll(() => content.close());

const revision = async () => (await content.payload.findGlobal({ slug: 'content-revision' })).value;

/** What an article needs for publication, besides a title. */
async function readRequired() {
  const where = { sample: { equals: true }, _status: { equals: 'published' } };
  const { docs } = await content.payload.find({ collection: 'blogs', where, limit: 1, depth: 0 });
  if (!docs[0]) throw new Error('no sample');
  const { category, publishedOn, image, description, subtitle } = docs[0];
  return { category, publishedOn, image, description, subtitle };
}

async function createDraft(title: string) {
  const data = { ...(await readRequired()), title, _status: 'draft' as const };
  return content.payload.create({ collection: 'blogs', data, draft: true, depth: 0 });
}

async function schedule(
  doc: { relationTo: 'blogs' | 'jobs'; value: number },
  options: { at?: Date; type?: 'publish' | 'unpublish'; user?: User } = {},
) {
  const { at = new Date(Date.now() - 1_000), type = 'publish', user = editor } = options;
  return content.payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      input: {
        type,
        doc: { ...doc, value: String(doc.value) },
        user: { relationTo: 'users', value: user.id },
      },
      waitUntil: at.toISOString(),
    },
  });
}

const isPublic = async (id: number) =>
  (await content.payload.find({ collection: 'blogs', where: { id: { equals: id } }, overrideAccess: false }))
    .totalDocs === 1;

const isInSearch = async (id: number) =>
  (
    await execute(content.payload)(
      sql`select from search_entries where source = 'blogs' and record = ${String(id)}`,
    )
  ).rows.length === 1;

test('publishes a draft at its time and not before, as the user who scheduled it', async () => {
  const { id } = await createDraft('Due in the past');
  const later = await createDraft('Due tomorrow');
  await schedule({ relationTo: 'blogs', value: id });
  await schedule({ relationTo: 'blogs', value: later.id }, { at: new Date(Date.now() + 86_400_000) });
  const before = await revision();
  await runDuePublications(content.payload);
  expect(await isPublic(id)).toBe(true);
  expect(await isPublic(later.id)).toBe(false);
  expect([await isInSearch(id), await isInSearch(later.id)]).toEqual([true, false]);
  expect(await revision()).not.toBe(before);
  const waiting = await listScheduledPublications(content.payload, editor);
  expect(waiting.map(({ title }) => title)).toEqual(['Due tomorrow']);
  expect(waiting[0]).toMatchObject({ action: 'publish', kind: 'blogs', by: 'editor@riverfront.example' });
  expect(await listScheduledPublications(content.payload, salesPerson)).toEqual([]);
});

test('unpublishes at a time', async () => {
  const { id } = await createDraft('To be unpublished');
  await content.payload.update({ collection: 'blogs', id, data: { _status: 'published' } });
  await schedule({ relationTo: 'blogs', value: id }, { type: 'unpublish' });
  const before = await revision();
  expect(await isInSearch(id)).toBe(true);
  await runDuePublications(content.payload);
  expect([await isPublic(id), await isInSearch(id)]).toEqual([false, false]);
  expect(await revision()).not.toBe(before);
});

test('lists a failed publication with its reason until the document is published', async () => {
  const { id } = await content.payload.create({
    collection: 'blogs',
    data: { title: 'Without a text' },
    draft: true,
    depth: 0,
  });
  await schedule({ relationTo: 'blogs', value: id });
  await runDuePublications(content.payload);
  const [failure, ...others] = await listFailedPublications(content.payload, editor);
  expect(others).toEqual([]);
  expect(failure).toMatchObject({ title: 'Without a text', href: `/admin/collections/blogs/${id}` });
  expect(failure?.reason).toContain('has to be filled in');
  expect(failure?.reason).toContain('Cover');
  expect(await listFailedPublications(content.payload, salesPerson)).toEqual([]);

  const data = { ...(await readRequired()), _status: 'published' as const };
  await content.payload.update({ collection: 'blogs', id, data });
  expect(await listFailedPublications(content.payload, editor)).toEqual([]);
});

test('publishes nothing for a user who may no longer change the document', async () => {
  const { id } = await createDraft('Of somebody else');
  await schedule({ relationTo: 'blogs', value: id }, { user: salesPerson });
  await runDuePublications(content.payload);
  expect(await isPublic(id)).toBe(false);
  const [failure] = await listFailedPublications(content.payload, editor);
  expect(failure?.reason).toContain('may no longer change it');
});

test('resumes after a killed run', async () => {
  const { id } = await createDraft('Killed in between');
  const { id: waiting } = await schedule({ relationTo: 'blogs', value: id });
  // A process that dies after the change, before the commit.
  await expect(
    inTransaction(content.payload, async ({ req, execute: run }) => {
      await content.payload.update({ collection: 'blogs', id, data: { _status: 'published' }, req });
      await run(sql`delete from payload_jobs where id = ${waiting}`);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  // The state in which Payload's own runner would leave it.
  await execute(content.payload)(sql`update payload_jobs set processing = true where id = ${waiting}`);
  expect(await isPublic(id)).toBe(false);
  await runDuePublications(content.payload);
  expect(await isPublic(id)).toBe(true);
});

test('retries a transient failure, four attempts in all', async () => {
  const { id } = await createDraft('While the database is odd');
  const { id: waiting } = await schedule({ relationTo: 'blogs', value: id });
  const { payload } = content;
  const { update } = payload;
  payload.update = (() => Promise.reject(new Error('odd'))) as unknown as typeof update;
  for (let n = 1; n <= 4; n += 1) {
    await runDuePublications(payload);
    const failed = (await listFailedPublications(payload, editor)).filter((item) => item.id === waiting);
    expect(failed.length).toBe(n === 4 ? 1 : 0);
    await execute(payload)(
      sql`update payload_jobs set updated_at = now() - interval '1 hour' where id = ${waiting}`,
    );
  }
  payload.update = update;
});

test('rejects a schedule by a user who may not change the document', async () => {
  const { id } = await createDraft('Not for sales');
  const req = await createLocalReq({ user: salesPerson }, content.payload);
  const doc = { relationTo: 'blogs' as const, value: String(id) };
  await expect(schedulePublication({ req, type: 'publish', doc, date: new Date() })).rejects.toThrow();
  const { totalDocs } = await content.payload.count({
    collection: 'payload-jobs',
    where: { 'input.doc.value': { equals: String(id) } },
  });
  expect(totalDocs).toBe(0);
});

test('does not change the revision for an autosaved draft of a published document', async () => {
  const { id } = await createDraft('Beside');
  await content.payload.update({ collection: 'blogs', id, data: { _status: 'published' } });
  const before = await revision();
  const save = (title: string) =>
    content.payload.update({ collection: 'blogs', id, data: { title }, draft: true, autosave: true });
  await save('Beside it');
  await save('Beside it, again');
  expect(await revision()).toBe(before);
  const shown = await content.payload.findByID({ collection: 'blogs', id });
  expect(shown.title).toBe('Beside');
  const drafts = await content.payload.countVersions({
    collection: 'blogs',
    where: { parent: { equals: id }, autosave: { equals: true } },
  });
  expect(drafts.totalDocs).toBe(1);
});

test('derives the key from the title until the first publication', async () => {
  const { payload } = content;
  const { id } = await payload.create({ collection: 'blogs', data: { title: 'Ho' }, draft: true });
  const typed = await payload.update({
    collection: 'blogs',
    id,
    data: { title: 'How rivers flow' },
    draft: true,
    autosave: true,
  });
  expect(typed.key).toBe('how-rivers-flow');
  const data = { ...(await readRequired()), _status: 'published' as const };
  await payload.update({ collection: 'blogs', id, data });
  const title = 'Renamed since';
  const renamed = await payload.update({ collection: 'blogs', id, data: { title }, draft: true });
  expect(renamed.key).toBe('how-rivers-flow');
  await payload.update({ collection: 'blogs', id, data: { _status: 'draft' } });
  const again = await payload.update({ collection: 'blogs', id, data: { title: 'And again' }, draft: true });
  expect(again.key).toBe('how-rivers-flow');
});

test('increments the version of a privacy notice once per publication, however often its draft was saved', async () => {
  const { payload } = content;
  const forms = await payload.findGlobal({ slug: 'forms', depth: 0 });
  const version = forms.contact.notice.version ?? 0;
  const worded = (text: string) => {
    const copy = structuredClone(forms.contact);
    copy.notice.text.root.children = [
      { type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] },
    ];
    return { contact: copy };
  };
  for (const text of ['W', 'We ke', 'We keep'])
    await payload.updateGlobal({ slug: 'forms', data: worded(text), draft: true });
  await payload.updateGlobal({ slug: 'forms', data: { ...worded('We keep it.'), _status: 'published' } });
  expect((await payload.findGlobal({ slug: 'forms', depth: 0 })).contact.notice.version).toBe(version + 1);
  await payload.updateGlobal({ slug: 'forms', data: { _status: 'published' } });
  expect((await payload.findGlobal({ slug: 'forms', depth: 0 })).contact.notice.version).toBe(version + 1);
});
