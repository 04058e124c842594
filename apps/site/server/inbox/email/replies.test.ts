import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '@riverfront/backend/database/transaction';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import { type EmailTransport, listOutbox, outboxTransport, readOutbox, SendError } from '@riverfront/mail';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';

let rejection: object | undefined;
const transport: EmailTransport = {
  kind: 'smtp',
  async send(envelope) {
    if (rejection) throw new SendError(rejection);
    await outboxTransport({ dir: sender.outboxDir, from: 'no-reply@riverfront.example' }).send(envelope);
  },
  close: async () => {},
};

const sender = await openTestSender({ transport });
beforeEach(() => {
  rejection = undefined;
});

/** Stores a message and a reply by email, as the staff side does. */
async function sendReply(more: object = {}, replyTo?: string) {
  const { payload } = sender.content;
  const { queue, deps } = sender.services;
  const key = randomUUID();
  const email = `${key.slice(0, 8)}@mail.example`;
  const message = await payload.create({
    collection: 'messages',
    data: { name: 'Ravi', email, status: 'in-progress', reference: `RM-${key}`, submissionKey: key },
  });
  await inTransaction(payload, async (transaction) => {
    const mail = await enqueueEmail(transaction, queue, deps.secret, {
      mail: {
        kind: 'reply',
        data: { subject: 'Hello', body: 'Text', reference: message.reference, ...more },
      },
      to: email,
      ...(replyTo && { replyTo }),
      about: message.reference,
    });
    await payload.create({
      collection: 'message-notes',
      data: { about: message.id, kind: 'reply', text: 'Hello', mail, delivery: 'waiting' },
      req: transaction.req,
    });
  });
  queue.wake('mail');
  const read = async () => {
    const [note] = (
      await payload.find({
        collection: 'message-notes',
        where: { about: { equals: message.id }, kind: { equals: 'reply' } },
        depth: 0,
      })
    ).docs;
    const [mail] = (await payload.find({ collection: 'mails', where: { to: { equals: email } }, depth: 0 }))
      .docs;
    return {
      note,
      mail,
      message: await payload.findByID({ collection: 'messages', id: message.id, depth: 0 }),
    };
  };
  const settled = (delivery: string) =>
    vi.waitFor(async () => {
      const now = await read();
      expect(now.note?.delivery).toBe(delivery);
      return now;
    }, 20_000);
  return { email, settled };
}

test('marks a message as answered when the reply is delivered', async () => {
  const { note, message } = await (await sendReply()).settled('sent');
  expect(message).toMatchObject({ status: 'answered', firstAnsweredAt: note?.deliveredAt });
  expect(note?.deliveryError).toBeNull();
});

test('sends a reply in its author’s name, to be answered to the owner, with quote and file', async () => {
  const data = Buffer.from('Our offer').toString('base64');
  const files = [{ name: 'offer.txt', type: 'text/plain', data }];
  const written = { author: 'Sana Sharma', signature: 'Sana\n+91 79 0000', wrote: 'How much is it?', files };
  const { email, settled } = await sendReply(written, 'owner@riverfront.example');
  await settled('sent');
  const entries = await listOutbox(sender.outboxDir, 50);
  const sent = await readOutbox(sender.outboxDir, entries.find(({ to }) => to === email)?.id ?? '');
  const header = (name: string) => sent?.headers.find((one) => one.name === name)?.value;
  expect(header('From')).toBe('Sana Sharma <no-reply@riverfront.example>');
  expect(header('Reply-To')).toBe('owner@riverfront.example');
  expect([header('Auto-Submitted'), header('X-Auto-Response-Suppress')]).toEqual([undefined, undefined]);
  expect(sent?.text).toContain('Text\n\nSana\n+91 79 0000\n\nWhat you wrote:\n\n> How much is it?');
  const stored = await readFile(join(sender.outboxDir, `${sent?.id}.eml`), 'utf8');
  expect(stored).toContain('filename=offer.txt');
  expect(stored).toContain(data);
});

test('fails a reply at once when the mailbox is rejected permanently', async () => {
  rejection = {
    message: 'Can’t send mail - all recipients were rejected: 550 5.1.1 <x@mail.example>: unknown',
    responseCode: 550,
    command: 'RCPT TO',
  };
  const { note, mail, message } = await (await sendReply()).settled('failed');
  expect(mail).toMatchObject({ state: 'failed', attempts: 1 });
  expect(note?.deliveryError).toMatch(/^There is no mailbox with this address\. \(.*550 5\.1\.1/);
  expect(note?.deliveryError).not.toContain('x@mail.example');
  expect(message).toMatchObject({
    status: 'in-progress',
    firstAnsweredAt: null,
    answerTime: expect.stringContaining('Waiting for'),
  });
});
