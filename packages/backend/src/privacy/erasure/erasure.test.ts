import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { type Call, openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, createMessage } from '../../../testing/records.ts';
import { execute, inTransaction, sql } from '../../database/transaction.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const administrator = await staff.as('administrator');

type Kind = 'applications' | 'messages';
const hold = { legalHold: true, legalHoldReason: 'Case 12/2026' };

/** Creates a record with notes, emails and tasks. */
async function aRecord(kind: Kind, change: { legalHold?: boolean; legalHoldReason?: string } = {}) {
  const isApplication = kind === 'applications';
  const storedName = await staff.storeResume('A résumé');
  const record = isApplication
    ? await createApplication(payload, { resume: { storedName }, ...change })
    : await createMessage(payload, change);
  const { id, reference, email } = record;
  const as = await staff.as(isApplication ? 'recruiter' : 'sales');
  const json = isApplication ? { stage: 'screening' } : { status: 'in-progress' };
  expect((await as(`/api/${kind}/${id}`, { method: 'PATCH', json })).status).toBe(200);
  const notes = isApplication ? 'application-notes' : 'message-notes';
  const called = { about: id, text: 'Called Asha', kind: 'note' as const };
  const note = await payload.create({ collection: notes, data: called });
  const sent = { state: 'sent', attempts: 1 } as const;
  const toAsha = { to: email ?? '', ...sent };
  const confirmation = { kind: 'application-confirmation', about: reference, ...toAsha };
  const mail = await payload.create({ collection: 'mails', data: confirmation });
  const code = await payload.create({ collection: 'mails', data: { kind: 'one-time-code', ...toAsha } });
  await inTransaction(payload, async (transaction) => {
    await staff.queue.send(transaction, 'mail', { mail: mail.id });
    if (isApplication) await staff.queue.send(transaction, 'resume-scan', { application: id });
    else await staff.queue.send(transaction, 'crm', { message: id });
  });
  return { id, reference, notes, note, mail, code, storedName } as const;
}
type Made = Awaited<ReturnType<typeof aRecord>>;

/** Counts the rows of a record and of what is about it. */
async function left(kind: Kind, { id, reference, notes, mail, code }: Made) {
  const count = async (collection: CollectionSlug, field: string, value: number | string) =>
    (await payload.count({ collection, where: { [field]: { equals: value } } })).totalDocs;
  const { rows } = await execute(payload)(
    sql`select count(*)::int as tasks from pgboss.job
      where data in (${{ mail: mail.id }}::jsonb, ${{ [kind.slice(0, -1)]: id }}::jsonb)`,
  );
  return {
    record: await count(kind, 'id', id),
    notes: await count(notes, 'about', id),
    mails: await count('mails', 'about', reference),
    codes: await count('mails', 'id', code.id),
    tasks: rows[0]?.tasks,
  };
}
const nothing = { record: 0, notes: 0, mails: 0, codes: 0, tasks: 0 };

async function receiptsOf(reference: string) {
  const where = { references: { contains: reference } };
  return (await payload.find({ collection: 'retention-receipts', where })).docs;
}

async function filesToRemove(): Promise<string[]> {
  const { rows } = await execute(payload)(
    sql`select data from pgboss.job where name = 'erasure' order by created_on`,
  );
  return rows.flatMap(({ data }) => (data as { files: string[] }).files);
}

const del = (path: string) => administrator(path, { method: 'DELETE' });
const many = (kind: Kind, ids: number[]) =>
  del(`/api/${kind}?limit=0&${ids.map((id, n) => `where[id][in][${n}]=${id}`).join('&')}`);

test('no foreign key sets a required column to null', async () => {
  const { rows } = await execute(payload)(sql`
    select c.conname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confdeltype = 'n' and a.attnotnull`);
  expect(rows).toEqual([]);
});

test.each(['applications', 'messages'] as const)(
  'erases one of the %s with everything about it, and leaves a receipt',
  async (kind) => {
    const [made, other] = [await aRecord(kind), await aRecord(kind)];
    const answer = await del(`/api/${kind}/${made.id}`);
    expect(await answer.json()).toMatchObject({ doc: { id: made.id } });
    expect(answer.status).toBe(200);
    expect(await left(kind, made)).toEqual(nothing);
    expect(await left(kind, other)).toMatchObject({ record: 1, mails: 1, codes: 1, tasks: 2 });
    expect(await receiptsOf(made.reference)).toMatchObject([
      { kind, summary: 'Erased by an administrator', deleted: 1, references: [made.reference] },
    ]);
    const files = await filesToRemove();
    expect(files.includes(made.storedName)).toBe(kind === 'applications');
    expect(files).not.toContain(other.storedName);
    expect((await del(`/api/${kind}/${made.id}`)).status).toBe(404);
  },
);

test('erases 100 records in one request, with an audit entry for each, and rejects more', async () => {
  const answers = sql`message, status, reference, submission_key, updated_at, created_at`;
  const run = execute(payload);
  await run(sql`insert into messages (${answers}) select 'Buy now', 'new', 'RM-' || lpad(n::text, 8, '0'),
    gen_random_uuid(), now(), now() from generate_series(1, 101) as n`);
  const spam = '/api/messages?where[message][equals]=Buy now';
  const all = await del(spam);
  expect(all.status).toBe(400);
  const message = 'Nothing was deleted: at most 100 records can be erased at once. Select fewer of them.';
  expect(await all.json()).toEqual({ message, docs: [], errors: [{ message }] });
  const most = await del(`${spam}&where[reference][not_equals]=RM-00000101`);
  expect(((await most.json()) as { docs: object[] }).docs).toHaveLength(100);
  const where = { action: { equals: 'deleted' }, summary: { like: 'RM-000' } };
  expect((await payload.count({ collection: 'audit-events', where })).totalDocs).toBe(100);
  expect(await receiptsOf('RM-00000100')).toMatchObject([{ deleted: 100 }]);
  expect(
    (await payload.count({ collection: 'messages', where: { message: { equals: 'Buy now' } } })).totalDocs,
  ).toBe(1);
});

test.each(['applications', 'messages'] as const)(
  'rejects a request with one of the %s on legal hold',
  async (kind) => {
    const [held, free] = [await aRecord(kind, hold), await aRecord(kind)];
    const before = await left(kind, held);
    const sentence = `Nothing was deleted: ${held.reference} is under a legal hold. An administrator can end the hold first.`;
    const one = await del(`/api/${kind}/${held.id}`);
    expect(one.status).toBe(409);
    expect(await one.json()).toMatchObject({ errors: [{ message: sentence }] });
    const both = await many(kind, [held.id, free.id]);
    expect(both.status).toBe(409);
    expect(await both.json()).toEqual({ message: sentence, docs: [], errors: [{ message: sentence }] });
    expect(await left(kind, held)).toEqual(before);
    expect(await left(kind, free)).toMatchObject({ record: 1 });
    for (const path of [`/api/${held.notes}/${held.note.id}`, `/api/mails/${held.mail.id}`]) {
      const part = await del(path);
      expect(part.status).toBe(409);
      expect(await part.json()).toMatchObject({
        errors: [{ message: `This belongs to ${held.reference}, which is under a legal hold, so it stays.` }],
      });
    }
    expect(await left(kind, held)).toEqual(before);
    await expect(payload.delete({ collection: kind, id: held.id })).rejects.toThrow('are erased with');
  },
);

test.each(['applications', 'messages'] as const)('only an administrator ends a hold on %s', async (kind) => {
  const held = await aRecord(kind, hold);
  const end = (as: Call) => as(`/api/${kind}/${held.id}`, { method: 'PATCH', json: { legalHold: false } });
  const refused = await end(await staff.as(kind === 'applications' ? 'recruiter' : 'sales'));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain('A legal hold is ended by an administrator.');
  expect((await end(administrator)).status).toBe(200);
  expect((await del(`/api/${kind}/${held.id}`)).status).toBe(200);
});

test('erases nothing without a condition', async () => {
  const made = await aRecord('messages');
  expect((await del('/api/messages')).status).toBe(400);
  expect(await left('messages', made)).toMatchObject({ record: 1 });
});
