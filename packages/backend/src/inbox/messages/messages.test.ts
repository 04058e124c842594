import { randomBytes } from 'node:crypto';
import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/accounts.ts';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createMessage, readNotes, readTrail } from '../../../testing/records.ts';
import { execute, sql } from '../../database/transaction.ts';
import type { Message } from '../../payload-types.ts';
import { retryEmail } from '../../queue/deliveries/retry.ts';
import { exportMessages } from './collection.ts';
import { readConversation } from './read-conversation.ts';

const { payload } = await openTestStaffSide({ passesMessagesOn: true });
const sana = await createAccount(payload, { name: 'Sana Sales', roles: ['sales'] });
const editor = await createAccount(payload, { roles: ['editor'] });
type Account = typeof sana;

const receive = (data: Partial<Message> = {}) => createMessage(payload, data);

const change = (id: number, data: Partial<Message>) =>
  payload.update({ collection: 'messages', id, data, depth: 0, overrideAccess: false, user: sana });

async function requestOf(user: Account | null, more: Partial<PayloadRequest> = {}) {
  return Object.assign(await createLocalReq({ user: user ?? undefined }, payload), more);
}

async function call(endpoint: Endpoint, user: Account | null, more: Partial<PayloadRequest> = {}) {
  return endpoint.handler(await requestOf(user, more));
}

const notesOf = (id: number) => readNotes(payload, 'message-notes', id);

/** Counts the queue's tasks for a record. */
async function countTasks(name: string, key: string, id: number): Promise<number> {
  const { rows } = await execute(payload)(
    sql`select count(*)::int as n from pgboss.job where name = ${name} and (data->>${key})::int = ${id}`,
  );
  return (rows as { n: number }[])[0]?.n ?? 0;
}

test('adds notes for changes of status and owner with their author', async () => {
  const { id } = await receive();
  await change(id, { status: 'in-progress', owner: sana.id });
  await change(id, { followUpOn: '2026-12-01T12:00:00.000Z' });
  expect((await notesOf(id)).map(({ text, kind, author }) => ({ text, kind, author }))).toEqual([
    { text: 'Status: New → In progress', kind: 'change', author: sana.id },
    { text: 'Owner: nobody → Sana Sales', kind: 'owner', author: sana.id },
  ]);
  const { entries } = await readConversation(await requestOf(sana), id);
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'change', author: 'Sana Sales' }));
});

test('posts a restored message to the CRM', async () => {
  const { id } = await receive({ suspectedSpam: true, spamReasons: ['Three links or more'] });
  const mailsBefore = await payload.count({ collection: 'mails' });
  const restored = await change(id, { suspectedSpam: false });
  expect(restored).toMatchObject({ status: 'new', suspectedSpam: false });
  expect(await countTasks('crm', 'message', id)).toBe(1);
  // Its emails went out when it arrived.
  expect(await payload.count({ collection: 'mails' })).toEqual(mailsBefore);

  await change(id, { status: 'spam' });
  await change(id, { status: 'new' });
  expect((await notesOf(id)).map(({ text }) => text)).toEqual([
    'Restored: it is no spam.',
    'Status: New → Spam',
    'Status: Spam → New',
    'Restored: it is no spam.',
  ]);
});

test('exports the filtered list without spam, safe for spreadsheets, and records it', async () => {
  const organization = `=cmd|' /C calc'!A0 ${randomBytes(4).toString('hex')}`;
  const mine = await receive({ organization, owner: sana.id, message: 'First line\nsecond line' });
  const spam = await receive({ organization, status: 'spam' });
  const query = { where: { organization: { equals: organization } } };
  const answer = await call(exportMessages, sana, { query });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const csv = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  expect(csv.startsWith('\uFEFFReference,')).toBe(true);
  expect(csv).toContain(mine.reference);
  expect(csv).toContain('Sana Sales');
  expect(csv).toContain(`'${organization}`);
  expect(csv).not.toContain(spam.reference);

  const spamOnly = await (await call(exportMessages, sana, { query: { view: 'spam', ...query } })).text();
  expect([spamOnly.includes(spam.reference), spamOnly.includes(mine.reference)]).toEqual([true, false]);
  const both = { where: { and: [query.where, { status: { in: ['new', 'spam'] } }] } };
  expect(await (await call(exportMessages, sana, { query: both })).text()).toContain(spam.reference);
  const where = { action: { equals: 'exported' }, actor: { equals: sana.id } };
  expect(await readTrail(payload, where)).toContainEqual(
    expect.stringMatching(/^exported messages: 1 message as CSV .*"organization":"…"/),
  );
  for (const nobody of [editor, null])
    expect((await call(exportMessages, nobody, { query })).status).toBe(403);
});

test('retries a failed email once, and a one-time code never', async () => {
  const failed = { to: 'asha@mail.example', state: 'failed', attempts: 31, sealedData: 'x' } as const;
  const mail = (kind: string) => payload.create({ collection: 'mails', data: { ...failed, kind } });
  const [confirmation, code] = [await mail('contact-confirmation'), await mail('one-time-code')];
  const retry = async (id: number) => retryEmail(await requestOf(sana), id);
  await expect(retry(code.id)).rejects.toThrow(/expired/);
  expect(await countTasks('mail', 'mail', code.id)).toBe(0);
  const outcomes = await Promise.allSettled([retry(confirmation.id), retry(confirmation.id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await countTasks('mail', 'mail', confirmation.id)).toBe(1);
  await expect(retry(999_999)).rejects.toThrow(/not exist/);
});
