import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Call, openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createMessage, readEmails, readTrail } from '../../../testing/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addDays, today } from '../../time/company-time.ts';
import { followDelivery } from '../replies/follow-delivery.ts';
import type { Activity, Conversation } from './read-conversation.ts';
import type { InboxPage } from './read-inbox.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const [sana, ravi] = [await staff.as('sales'), await staff.as('sales')];

const read = async <T>(call: Call, path: string) => (await (await call(`/api/messages${path}`)).json()) as T;
const send = (call: Call, id: number, more: object = {}) =>
  call('/api/messages/replies', {
    method: 'POST',
    json: { ids: [id], subject: 'Hello', body: 'Dear {{name}}', key: randomUUID(), ...more },
  });
const accounts = async () =>
  (await payload.find({ collection: 'users', where: { name: { equals: 'A sales' } }, sort: 'id' })).docs;

test('each message is in one view, and comes back from a snooze on its date', async () => {
  const at = (days: number) => ({ followUpOn: addDays(today(), days) });
  const [me] = await accounts();
  const created = {
    fresh: await createMessage(payload, { message: `First\nline ${'x'.repeat(200)}` }),
    mine: await createMessage(payload, { status: 'in-progress', owner: me?.id }),
    snoozed: await createMessage(payload, at(1)),
    due: await createMessage(payload, { status: 'answered', ...at(0) }),
    answered: await createMessage(payload, { status: 'answered' }),
    suspected: await createMessage(payload, { suspectedSpam: true, ...at(1) }),
  };
  const idsIn = async (view: string) =>
    (await read<InboxPage>(sana, `/inbox?view=${view}`)).items.map(({ id }) => id);
  const { fresh, mine, snoozed, due, answered, suspected } = created;
  expect(await idsIn('waiting')).toEqual([due.id, mine.id, fresh.id]);
  expect(await idsIn('mine')).toEqual([mine.id]);
  expect(await idsIn('unassigned')).toEqual([due.id, fresh.id]);
  expect(await idsIn('snoozed')).toEqual([snoozed.id]);
  expect(await idsIn('answered')).toEqual([answered.id]);
  expect(await idsIn('spam')).toEqual([suspected.id]);
  const page = await read<InboxPage>(sana, `/inbox?view=nonsense&before=${mine.id}`);
  expect(page).toMatchObject({ view: 'waiting', more: false, items: [{ id: fresh.id, owner: null }] });
  expect(page.items[0]?.firstWords).toMatch(/^First line x+$/);
  expect(page.views.map(({ count }) => count)).toEqual([1, 2, 3, 1, 1, 1]);
  const found = await read<InboxPage>(sana, `/inbox?view=spam&search=${snoozed.reference}`);
  expect(found.items.map(({ id }) => id)).toEqual([snoozed.id]);
  const words = await read<InboxPage>(sana, '/inbox?search=line%20PATEL');
  expect(words.items.map(({ id }) => id)).toEqual([fresh.id]);
  expect((await read<InboxPage>(sana, '/inbox?search=%25')).items).toEqual([]);
  expect((await sana('/api/messages/999999/conversation')).status).toBe(404);
});

test('the audit trail names the view that was listed, and no search', async () => {
  const call = await staff.as('sales');
  const { user } = (await (await call('/api/users/me')).json()) as { user: { id: number } };
  for (const query of ['view=waiting', 'view=spam', 'search=Patel'])
    await call(`/api/messages/inbox?${query}`);
  const trail = await readTrail(payload, { actor: { equals: user.id }, action: { equals: 'listed' } });
  expect(trail.map((entry) => entry.replaceAll(/\d+/g, 'n'))).toEqual([
    'listed messages: n of n {"view":"waiting"}',
    'listed messages: n of n {"view":"spam"}',
    'listed messages: n of n {"search":"…"}',
  ]);
});

test('a conversation has all messages of one address, and the second reply has to see the first', async () => {
  const email = `asha.${randomUUID()}@mail.example`;
  const first = await createMessage(payload, { email, message: 'The first' });
  const second = await createMessage(payload, { email, message: 'The second' });
  await payload.create({
    collection: 'message-notes',
    data: { about: first.id, text: 'Called', kind: 'note' },
  });
  const conversation = (call: Call) => read<Conversation>(call, `/${second.id}/conversation`);
  const before = await conversation(sana);
  expect(before.entries.map(({ text }) => text)).toEqual(['The first', 'The second', 'Called']);

  const activity = () => read<Activity>(sana, `/${second.id}/activity`);
  expect(await activity()).toEqual({ changedAt: before.changedAt });

  const { seen } = before;
  const answers = await Promise.all([send(sana, second.id, { seen }), send(ravi, first.id, { seen })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const rejected = answers.find(({ status }) => status === 409);
  expect(await rejected?.text()).toContain('A sales has replied in the meantime.');
  const after = await conversation(ravi);
  expect(after.changedAt).not.toBe(before.changedAt);
  expect(after.entries.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
  expect((await send(ravi, second.id, { seen: after.seen })).status).toBe(200);
});

test('staff decide about a conversation: its open messages have one state', async () => {
  const email = `asha.${randomUUID()}@mail.example`;
  await createMessage(payload, { email, status: 'answered' });
  const first = await createMessage(payload, { email });
  const second = await createMessage(payload, { email });
  const [me] = await accounts();
  const find = async () =>
    (
      await payload.find({
        collection: 'messages',
        where: { email: { equals: email } },
        sort: 'id',
        depth: 0,
      })
    ).docs;
  const states = async () =>
    (await find()).map(({ status, owner, firstAnsweredAt }) => [status, owner, Boolean(firstAnsweredAt)]);
  const change = (id: number, json: object, headers = {}) =>
    sana(`/api/messages/${id}`, { method: 'PATCH', json, headers });
  const untouched = ['answered', null, false];

  await change(second.id, { status: 'in-progress', owner: me?.id });
  const mine = ['in-progress', me?.id, false];
  expect(await states()).toEqual([untouched, mine, mine]);
  expect((await change(first.id, { status: 'spam' }, { 'if-match': `"${first.updatedAt}"` })).status).toBe(
    409,
  );
  await change(first.id, { status: 'spam' });
  expect((await states()).map(([status]) => status)).toEqual(['answered', 'spam', 'spam']);
  await change(first.id, { status: 'in-progress' });
  expect(await states()).toEqual([untouched, mine, mine]);
  const trail = await readTrail(payload, {
    record: { equals: String(first.id) },
    action: { equals: 'changed' },
  });
  expect(trail[0]).toBe(`changed messages: ${first.reference}`);

  // What arrives after the reply is not answered by it.
  await send(sana, second.id);
  const [mail] = await readEmails(payload, { about: { equals: second.reference } });
  const third = await createMessage(payload, { email });
  // It goes on with the conversation of its owner, who has not read it yet.
  const fresh = ['new', me?.id, false];
  await inTransaction(payload, (transaction) =>
    followDelivery(transaction, mail?.id ?? 0, { delivery: 'sent', error: null }),
  );
  const answered = ['answered', me?.id, true];
  expect(await states()).toEqual([untouched, answered, answered, fresh]);

  // A change of one of the open messages changes all of them.
  await createMessage(payload, { email });
  await change(third.id, { followUpOn: '2032-11-11T12:00:00.000Z' });
  expect(await states()).toEqual([untouched, answered, answered, fresh, fresh]);
  expect((await find()).map(({ followUpOn }) => Boolean(followUpOn))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  await change(third.id, { status: 'answered' });
  expect(await states()).toEqual([untouched, ...Array(4).fill(answered)]);
});

test('two who change messages of one conversation at once do not lock each other out', async () => {
  const email = `asha.${randomUUID()}@mail.example`;
  const messages = [await createMessage(payload, { email }), await createMessage(payload, { email })];
  const changes = [1, 2, 3, 4].flatMap((day) =>
    messages.map(({ id }, index) => {
      const json = { followUpOn: `2032-1${index}-0${day}T12:00:00.000Z` };
      return (index ? sana : ravi)(`/api/messages/${id}`, { method: 'PATCH', json });
    }),
  );
  expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('answers go to the owner, in the name and with the signature of the author', async () => {
  const [me, owner] = await accounts();
  if (!me || !owner) throw new Error('no accounts');
  await payload.update({ collection: 'users', id: me.id, data: { signature: 'Sana\n+91 79 0000' } });
  const { id, reference } = await createMessage(payload, { owner: owner.id });
  const file = (name: string, content: string) => ({ name, data: Buffer.from(content).toString('base64') });
  const rejected = [
    [file('run.exe', 'MZ')],
    [file('fake.pdf', 'no PDF')],
    [file('page.txt', 'a\0b')],
    Array.from({ length: 6 }, () => file('a.txt', 'a')),
    [file('large.txt', 'a'.repeat(5 * 1024 ** 2 + 1))],
  ];
  for (const files of rejected) expect((await send(sana, id, { files })).status).toBe(400);
  expect((await send(sana, id, { files: [file('offer.txt', 'An offer')] })).status).toBe(200);
  const [mail, ...others] = await readEmails(payload, { about: { equals: reference } });
  expect(others).toEqual([]);
  expect(mail?.replyTo).toBe('sales@riverfront.example');
  expect(mail?.content.data).toMatchObject({
    author: 'A sales',
    signature: 'Sana\n+91 79 0000',
    files: [{ ...file('offer.txt', 'An offer'), type: 'text/plain' }],
  });
});

test('a rejected reply is sent again', async () => {
  const { id, reference } = await createMessage(payload);
  await send(sana, id);
  const [mail] = await readEmails(payload, { about: { equals: reference } });
  await payload.update({ collection: 'mails', id: mail?.id ?? 0, data: { state: 'failed' } });
  await inTransaction(payload, (transaction) =>
    followDelivery(transaction, mail?.id ?? 0, { delivery: 'failed', error: 'The mailbox is full.' }),
  );
  const reply = async () =>
    (await read<Conversation>(sana, `/${id}/conversation`)).entries.find(({ kind }) => kind === 'reply');
  const retry = async () =>
    (await sana(`/api/messages/replies/${(await reply())?.id}/retry`, { method: 'POST' })).status;
  expect((await reply())?.delivery).toMatchObject({ error: 'The mailbox is full.', canRetry: true });
  expect(await retry()).toBe(200);
  expect((await reply())?.delivery).toMatchObject({ state: 'waiting', error: null });
  expect(await retry()).toBe(409);
});

const readRecipients = () => payload.findGlobal({ slug: 'recipients', depth: 0 });
const administrator = await staff.as('administrator');
const saveRecipients = (json: object) => administrator('/api/globals/recipients', { method: 'POST', json });

test('an administrator changes an address; the former one is notified, and the trail names both', async () => {
  const careersEmail = 'people@riverfront.example';
  expect((await saveRecipients({ careersEmail })).status).toBe(200);
  expect(await readRecipients()).toMatchObject({ careersEmail, salesEmail: 'sales@riverfront.example' });
  const [mail, ...others] = await readEmails(payload, { kind: { equals: 'recipient-changed' } });
  const from = 'careers@riverfront.example';
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: from,
    content: { data: { what: 'Applications', from, to: careersEmail, by: 'A administrator' } },
  });
  const where = { kind: { equals: 'recipients' } };
  const { docs: entries } = await payload.find({ collection: 'audit-events', where });
  expect(entries).toMatchObject([
    { actorName: 'A administrator', summary: `Applications now go to ${careersEmail} instead of ${from}` },
  ]);
});

test('rejects anything but an address', async () => {
  const before = await readRecipients();
  for (const salesEmail of ['', 'nobody', 'a@b.example, c@d.example'])
    expect((await saveRecipients({ salesEmail })).status).toBe(400);
  expect(await readRecipients()).toEqual(before);
});
