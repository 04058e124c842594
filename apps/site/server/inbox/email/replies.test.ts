import { randomUUID } from 'node:crypto';
import { inTransaction } from '@riverfront/backend/database/transaction';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import { type EmailTransport, outboxTransport, SendError } from '@riverfront/mail';
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

/** Stores a message and a reply by email, as the staff side does; returns a function that waits for its delivery. */
async function sendReply() {
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
      mail: { kind: 'reply', data: { subject: 'Hello', body: 'Text', reference: message.reference } },
      to: email,
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
  return (delivery: string) =>
    vi.waitFor(async () => {
      const now = await read();
      expect(now.note?.delivery).toBe(delivery);
      return now;
    }, 20_000);
}

test('marks a message as answered when the reply is delivered', async () => {
  const { note, message } = await (await sendReply())('sent');
  expect(message).toMatchObject({ status: 'answered', firstAnsweredAt: note?.deliveredAt });
  expect(note?.deliveryError).toBeNull();
});

test('fails a reply at once when the mailbox is rejected permanently', async () => {
  rejection = {
    message: 'Can’t send mail - all recipients were rejected: 550 5.1.1 <x@mail.example>: unknown',
    responseCode: 550,
    command: 'RCPT TO',
  };
  const { note, mail, message } = await (await sendReply())('failed');
  expect(mail).toMatchObject({ state: 'failed', attempts: 1 });
  expect(note?.deliveryError).toMatch(/^There is no mailbox with this address\. \(.*550 5\.1\.1/);
  expect(note?.deliveryError).not.toContain('x@mail.example');
  expect(message).toMatchObject({
    status: 'in-progress',
    firstAnsweredAt: null,
    answerTime: expect.stringContaining('Waiting for'),
  });
});
