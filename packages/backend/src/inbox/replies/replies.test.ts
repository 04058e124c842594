import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { type Call, openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, createMessage, readEmails, readNotes } from '../../../testing/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Message } from '../../payload-types.ts';
import type { Conversation } from '../messages/read-conversation.ts';
import { fillPlaceholders } from './compose.ts';
import { followDelivery } from './follow-delivery.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const recruiter = await staff.as('recruiter');

const post = (call: Call, path: string, json: object) => call(path, { method: 'POST', json });
const emailsAbout = (reference: string) => readEmails(payload, { about: { equals: reference } });
const reply = { subject: 'About {{jobTitle}}', body: 'Dear {{firstName}},\n\nthank you.\n\n{{company}}' };

describe('placeholders', () => {
  const values = { firstName: '{{lastName}}', lastName: 'O’Neill\nBcc: x', jobTitle: null };
  test('are replaced once, by values on one line', () => {
    expect(fillPlaceholders('{{ firstName }} {{lastName}}', values)).toBe('{{lastName}} O’Neill Bcc: x');
  });
  test.each(['{{first}}', '{{jobTitle}}', '{{firstName', 'x }}', '{{constructor}}'])(
    'reject “%s”',
    (text) => {
      expect(() => fillPlaceholders(text, values)).toThrow();
    },
  );
});

test.each(['See [1] and [2].', 'a[0] = []', '(as agreed)', 'open [ only'])('finds no gap in “%s”', (text) => {
  expect(fillPlaceholders(text, {})).toBe(text);
});

test('a reply with a gap is not sent, and its preview says why', async () => {
  const { id, reference } = await createApplication(payload);
  const body = { ids: [id], subject: 'About you', body: 'Dear {{firstName}},\n\n[Your answer]' };
  const preview = await post(recruiter, '/api/applications/replies/preview', body);
  expect(JSON.stringify(await preview.json())).toContain('“[Your answer]” is still to be filled in.');
  const sent = await post(recruiter, '/api/applications/replies', { ...body, key: randomUUID() });
  expect(sent.status).toBe(422);
  expect(JSON.stringify(await sent.json())).toContain('“[Your answer]” is still to be filled in.');
  expect(await emailsAbout(reference)).toEqual([]);
});

test('an invitation to an interview has the address of its author, and is not sent without one', async () => {
  const { id } = await createApplication(payload, { jobTitle: 'Basis engineer' });
  const where = { name: { equals: 'Invitation to an interview' } };
  const [template] = (await payload.find({ collection: 'reply-templates', where })).docs;
  const body = { ids: [id], subject: template?.subject, body: template?.body };
  const preview = async () => (await post(recruiter, '/api/applications/replies/preview', body)).json();
  const problem = expect.stringContaining('There is no value for “{{schedulingUrl}}”. Enter the page');
  expect(await preview()).toMatchObject({ replies: [{ problem }] });
  const { user } = (await (await recruiter('/api/users/me')).json()) as { user: { id: number } };
  const save = async (schedulingUrl: string) =>
    (await recruiter(`/api/users/${user.id}`, { method: 'PATCH', json: { schedulingUrl } })).status;
  for (const wrong of ['http://cal.example/mira', 'javascript:alert(1)', 'https://', 'cal.example/mira'])
    expect(await save(wrong), wrong).toBe(400);
  const address = 'https://cal.example/mira';
  expect(await save(address)).toBe(200);
  const filled = expect.stringContaining(`\n${address}\n`);
  expect(await preview()).toMatchObject({ replies: [{ problem: null, body: filled }] });
});

test('a reply to several is one email, one note and one audit entry each', async () => {
  const people = [await createApplication(payload), await createApplication(payload, { firstName: 'Ben' })];
  const body = { ids: people.map(({ id }) => id), ...reply };
  const preview = (await (await post(recruiter, '/api/applications/replies/preview', body)).json()) as {
    replies: { body: string; problem: null }[];
  };
  expect(preview.replies.map((one) => one.body.slice(0, 9))).toEqual(['Dear Ben,', 'Dear Asha']);

  const key = randomUUID();
  const send = () => post(recruiter, '/api/applications/replies', { ...body, key });
  const answers = await Promise.all([send(), send()]);
  const sent = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { sent: number }).sent),
  );
  expect(sent.sort()).toEqual([0, 2]);
  for (const { id, reference, email, firstName } of people) {
    const body = expect.stringContaining(`Dear ${firstName},`);
    expect(await emailsAbout(reference)).toMatchObject([
      {
        kind: 'reply',
        to: email,
        replyTo: 'careers@riverfront.example',
        state: 'waiting',
        content: { data: { subject: 'About SAP consultant', body, reference } },
      },
    ]);
    expect(await readNotes(payload, 'application-notes', id)).toMatchObject([
      { kind: 'reply', author: expect.any(Number) },
    ]);
    const mailed = { action: { equals: 'mailed' }, record: { equals: String(id) } };
    expect((await payload.count({ collection: 'audit-events', where: mailed })).totalDocs).toBe(1);
  }
});

test('sends nothing when one receiver cannot be written to', async () => {
  const one = await createApplication(payload);
  const general = await createApplication(payload, { jobTitle: null, firstName: 'Dev' });
  const ids = [one.id, general.id];
  const rejected = await post(recruiter, '/api/applications/replies', { ids, ...reply, key: randomUUID() });
  expect(rejected.status).toBe(422);
  expect(JSON.stringify(await rejected.json())).toMatch(
    new RegExp(`Nothing was sent. ${general.reference}: .*jobTitle`),
  );
  const unknown = { ids, subject: 'x', body: '{{nickname}}', key: randomUUID() };
  expect((await post(recruiter, '/api/applications/replies', unknown)).status).toBe(422);
  expect(await emailsAbout(one.reference)).toEqual([]);
});

test('a corrected address gets the reply, and is stored with all messages of its sender', async () => {
  const typo = `${randomUUID()}@exmaple.example`;
  const messages = [
    await createMessage(payload, { email: typo }),
    await createMessage(payload, { email: typo }),
  ];
  const [{ id, reference }, other] = messages as [Message, Message];
  const sales = await staff.as('sales');
  const send = (ids: number[], to: string) =>
    post(sales, '/api/messages/replies', { ids, to, subject: 'Hello', body: 'Text', key: randomUUID() });
  expect((await send([id], 'asha@')).status).toBe(400);
  expect((await send([id, other.id], 'asha@mail.example')).status).toBe(400);
  const to = `${randomUUID()}@mail.example`;
  expect((await send([id], to.toUpperCase())).status).toBe(200);
  expect(await emailsAbout(reference)).toMatchObject([{ to }]);
  expect(await payload.find({ collection: 'messages', where: { email: { equals: to } } })).toMatchObject({
    totalDocs: 2,
  });
  expect(await readNotes(payload, 'message-notes', id)).toContainEqual(
    expect.objectContaining({ kind: 'change', text: `Address: ${typo} → ${to}`, author: expect.anything() }),
  );

  const applicant = await createApplication(payload);
  const email = { ids: [applicant.id], to, subject: 'Hello', body: 'Text' };
  const preview = await post(recruiter, '/api/applications/replies/preview', email);
  expect(await preview.json()).toMatchObject({ replies: [{ email: to }] });
  await post(recruiter, '/api/applications/replies', { ...email, key: randomUUID() });
  expect(await payload.findByID({ collection: 'applications', id: applicant.id })).toMatchObject({
    email: to,
    emailVerifiedAt: null,
  });
});

test('a failing queue rolls everything back, and the same form can be retried', async () => {
  const people = [await createApplication(payload), await createApplication(payload)];
  const body = { ids: people.map(({ id }) => id), ...reply, key: randomUUID() };
  const { send } = staff.queue;
  let count = 0;
  const failing = vi.spyOn(staff.queue, 'send').mockImplementation(async (...sending) => {
    count += 1;
    if (count === 2) throw new Error('The queue fails.');
    return send(...sending);
  });
  expect((await post(recruiter, '/api/applications/replies', body)).status).toBe(500);
  failing.mockRestore();
  for (const { reference } of people) expect(await emailsAbout(reference)).toEqual([]);
  const again = await post(recruiter, '/api/applications/replies', body);
  expect(await again.json()).toEqual({ sent: 2 });
});

test('the first delivered reply sets when a message was answered', async () => {
  const { id, reference } = await createMessage(payload, { message: 'How much?' });
  const sales = await staff.as('sales');
  const text = { ids: [id], subject: 'Hello {{name}}', body: 'Text' };
  const send = () => post(sales, '/api/messages/replies', { ...text, key: randomUUID() });
  expect((await send()).status).toBe(200);
  const now = () => payload.findByID({ collection: 'messages', id, depth: 0 });
  const follow = (mail: number, delivery: 'sent' | 'failed') =>
    inTransaction(payload, (transaction) =>
      followDelivery(transaction, mail, { delivery, error: delivery === 'sent' ? null : 'Nobody there.' }),
    );
  expect(await now()).toMatchObject({ status: 'in-progress', firstAnsweredAt: null });
  const [mail] = await emailsAbout(reference);
  await follow(mail?.id ?? 0, 'sent');
  const first = await now();
  expect(first).toMatchObject({ status: 'answered', firstAnsweredAt: expect.any(String) });
  const known = [mail?.id];
  for (const delivery of ['sent', 'failed'] as const) {
    expect((await send()).status).toBe(200);
    const [another] = (await emailsAbout(reference)).filter(({ id }) => !known.includes(id));
    known.push(another?.id);
    await follow(another?.id ?? 0, delivery);
    expect((await now()).firstAnsweredAt).toBe(first.firstAnsweredAt);
  }

  // A failed one is marked as dealt with once.
  const { entries } = (await (await sales(`/api/messages/${id}/conversation`)).json()) as Conversation;
  const failed = entries.filter(({ delivery }) => delivery?.state === 'failed');
  expect(failed).toMatchObject([{ delivery: { error: 'Nobody there.' } }]);
  const settle = () => post(sales, `/api/messages/replies/${failed[0]?.id}/settle`, {});
  expect((await settle()).status).toBe(200);
  expect((await settle()).status).toBe(409);
  const signature = 'A sales\nRiverfront Consulting';
  expect(mail?.content.data).toMatchObject({ wrote: 'How much?', signature });
});
