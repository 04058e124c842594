import { expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { createSchedule, readArticle, toRichText, toText } from '../../testing/records.ts';
import { execute, inTransaction, sql } from '../database/transaction.ts';
import { runDuePublications } from './schedule/run-due-publications.ts';

const { payload } = await openTestContent();
const editor = await createAccount(payload, { name: 'An editor', roles: ['editor'] });

/** Lists schedules by the document's id, those that failed with the reason. */
async function listSchedules(hasFailed: boolean) {
  const { rows } = await execute(payload)<{ id: number; record: string; reason: string | null }>(sql`
    select id, input -> 'doc' ->> 'value' as record, error ->> 'message' as reason
    from payload_jobs where coalesce(has_error, false) = ${hasFailed}`);
  return rows;
}
const listFailed = () => listSchedules(true);

const revision = async () => (await payload.findGlobal({ slug: 'content-revision' })).value;

async function createDraft(title: string) {
  const data = { ...(await readArticle(payload)), title, _status: 'draft' as const };
  return payload.create({ collection: 'blogs', data, draft: true, depth: 0 });
}

const schedule = (id: number, at?: Date) =>
  createSchedule(payload, { collection: 'blogs', id, user: editor.id, ...(at && { at }) });

const isPublic = async (id: number) =>
  (await payload.find({ collection: 'blogs', where: { id: { equals: id } }, overrideAccess: false }))
    .totalDocs === 1;

async function isInSearch(id: number): Promise<boolean> {
  const found = sql`select from search_entries where source = 'blogs' and record = ${String(id)}`;
  return (await execute(payload)(found)).rows.length === 1;
}

test('publishes a draft at its time and not before, as the user who scheduled it', async () => {
  const { id } = await createDraft('Due in the past');
  const later = await createDraft('Due tomorrow');
  await schedule(id);
  await schedule(later.id, new Date(Date.now() + 86_400_000));
  const before = await revision();
  await runDuePublications(payload);
  expect(await isPublic(id)).toBe(true);
  expect(await isPublic(later.id)).toBe(false);
  expect([await isInSearch(id), await isInSearch(later.id)]).toEqual([true, false]);
  expect(await revision()).not.toBe(before);
  expect((await listSchedules(false)).map(({ record }) => record)).toEqual([String(later.id)]);
});

test('unpublishes at a time', async () => {
  const { id } = await createDraft('To be unpublished');
  await payload.update({ collection: 'blogs', id, data: { _status: 'published' } });
  await createSchedule(payload, { collection: 'blogs', id, user: editor.id, type: 'unpublish' });
  const before = await revision();
  expect(await isInSearch(id)).toBe(true);
  await runDuePublications(payload);
  expect([await isPublic(id), await isInSearch(id)]).toEqual([false, false]);
  expect(await revision()).not.toBe(before);
});

test('keeps a failed publication with its reason until the document is published', async () => {
  const data = { title: 'Without a text' };
  const { id } = await payload.create({ collection: 'blogs', data, draft: true, depth: 0 });
  await schedule(id);
  await runDuePublications(payload);
  const [failure, ...others] = await listFailed();
  expect(others).toEqual([]);
  expect(failure?.record).toBe(String(id));
  expect(failure?.reason).toContain('has to be filled in');
  expect(failure?.reason).toContain('Cover');

  const complete = { ...(await readArticle(payload)), _status: 'published' as const };
  await payload.update({ collection: 'blogs', id, data: complete });
  expect(await listFailed()).toEqual([]);
});

test('resumes after a killed run', async () => {
  const { id } = await createDraft('Killed in between');
  const { id: waiting } = await schedule(id);
  // A process that dies after the change, before the commit.
  await expect(
    inTransaction(payload, async ({ req, execute: run }) => {
      await payload.update({ collection: 'blogs', id, data: { _status: 'published' }, req });
      await run(sql`delete from payload_jobs where id = ${waiting}`);
      throw new Error('killed');
    }),
  ).rejects.toThrow('killed');
  // The state in which Payload's own runner would leave it.
  await execute(payload)(sql`update payload_jobs set processing = true where id = ${waiting}`);
  expect(await isPublic(id)).toBe(false);
  await runDuePublications(payload);
  expect(await isPublic(id)).toBe(true);
});

test('retries a transient failure, four attempts in all', async () => {
  const { id } = await createDraft('While the database is odd');
  const { id: waiting } = await schedule(id);
  const { update } = payload;
  payload.update = (() => Promise.reject(new Error('odd'))) as unknown as typeof update;
  for (let n = 1; n <= 4; n += 1) {
    await runDuePublications(payload);
    const failed = (await listFailed()).filter((item) => item.id === waiting);
    expect(failed.length).toBe(n === 4 ? 1 : 0);
    await execute(payload)(
      sql`update payload_jobs set updated_at = now() - interval '1 hour' where id = ${waiting}`,
    );
  }
  payload.update = update;
});

test('increments the version of a privacy notice once per publication, however often its draft was saved', async () => {
  const forms = await payload.findGlobal({ slug: 'forms', depth: 0 });
  const version = forms.contact.notice.version ?? 0;
  const worded = (text: string) => {
    const copy = structuredClone(forms.contact);
    copy.notice.text.root.children = toRichText(toText(text)).root.children;
    return { contact: copy };
  };
  for (const text of ['W', 'We ke', 'We keep'])
    await payload.updateGlobal({ slug: 'forms', data: worded(text), draft: true });
  await payload.updateGlobal({ slug: 'forms', data: { ...worded('We keep it.'), _status: 'published' } });
  expect((await payload.findGlobal({ slug: 'forms', depth: 0 })).contact.notice.version).toBe(version + 1);
  await payload.updateGlobal({ slug: 'forms', data: { _status: 'published' } });
  expect((await payload.findGlobal({ slug: 'forms', depth: 0 })).contact.notice.version).toBe(version + 1);
});
