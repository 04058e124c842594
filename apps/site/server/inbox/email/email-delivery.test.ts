import { inTransaction } from '@riverfront/backend/database/transaction';
import { attemptDelivery, markDeliveryFailed } from '@riverfront/backend/queue/deliveries/attempt';
import { type EmailToSend, enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import type { EmailTransport } from '@riverfront/mail';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestSender, testOrigin } from '../../../testing/open-app.ts';
import { createEmailHandler, onEmailRecorded } from './email-delivery.ts';

const sent: { to: string; messageId: string; text: string; references?: string[] }[] = [];
let broken = false;
/** Emails whose sending has begun and not ended; a promise that they wait for. */
let [begun, gate]: [string[], Promise<void> | undefined] = [[], undefined];
const transport: EmailTransport = {
  kind: 'smtp',
  async send(envelope) {
    if (broken) throw new Error('451 Not now');
    begun.push(envelope.to);
    await gate;
    sent.push(envelope);
  },
  close: async () => {},
};

const sender = await openTestSender({ transport });
beforeEach(() => {
  broken = false;
  sent.length = 0;
});

/** Enqueues an email in a transaction that `end` may abort. */
async function enqueue(
  to: string,
  end: () => void = () => {},
  about = 'RM-TEST',
  options?: EmailToSend['options'],
): Promise<void> {
  const { payload } = sender.content;
  const { queue, deps } = sender.services;
  await inTransaction(payload, async (transaction) => {
    await enqueueEmail(transaction, queue, deps.secret, {
      mail: { kind: 'contact-confirmation', data: { reference: 'RM-TEST' } },
      to,
      about,
      options,
    });
    end();
  });
}

/** Enqueues an email that no worker takes while a test attempts it. */
const enqueueForLater = (to: string) => enqueue(to, undefined, undefined, { startAfter: 3_600 });

async function rowsTo(to: string) {
  const { docs } = await sender.content.payload.find({ collection: 'mails', where: { to: { equals: to } } });
  return docs;
}

const deliver = (id: number, number: number, by = transport, secrets = [sender.services.deps.secret]) => {
  const handler = createEmailHandler({
    payload: () => sender.content.payload,
    transport: by,
    mailFrom: 'no-reply@riverfront.example',
    secrets,
    siteUrl: testOrigin,
  });
  return attemptDelivery(sender.content.payload, handler, id, { number, isLast: false });
};

test('sends an email once, empties its content, and skips a second attempt', async () => {
  await enqueue('one@mail.example');
  await vi.waitFor(async () => expect((await rowsTo('one@mail.example'))[0]?.state).toBe('sent'), 20_000);
  const [row] = await rowsTo('one@mail.example');
  expect(row).toMatchObject({ attempts: 1, sealedData: null, lastError: null });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('RM-TEST');
  await deliver(row?.id ?? 0, 2);
  expect(sent).toHaveLength(1);
});

test('sends four emails at once, and those about one record in their order', async () => {
  const open = Promise.withResolvers<void>();
  [begun, gate] = [[], open.promise];
  const all = ['1a', '1b', '2', '3', '4', '5'].map((name) => `${name}@mail.example`);
  for (const to of all) await enqueue(to, undefined, `RM-${to[0]}`);
  await vi.waitFor(() => expect(begun).toHaveLength(4), 20_000);
  expect(begun).toContain('1a@mail.example');
  expect(begun).not.toContain('1b@mail.example');
  open.resolve();
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(all), 20_000);
  gate = undefined;
});

test('stores neither email nor task when the transaction is aborted', async () => {
  await expect(
    enqueue('never@mail.example', () => {
      throw new Error('aborted');
    }),
  ).rejects.toThrow('aborted');
  expect(await rowsTo('never@mail.example')).toHaveLength(0);
});

test('sends what was encrypted with the secret before a change', async () => {
  await enqueueForLater('rotated@mail.example');
  const [row] = await rowsTo('rotated@mail.example');
  const secret = 'the secret after the change, 40 characters';
  await expect(deliver(row?.id ?? 0, 1, transport, [secret])).rejects.toThrow();
  await deliver(row?.id ?? 0, 2, transport, [secret, sender.services.deps.secret]);
  expect(sent.map(({ to }) => to)).toEqual(['rotated@mail.example']);
});

test('records a failure and rethrows it; the next attempt has the same Message-ID', async () => {
  broken = true;
  await enqueue('later@mail.example');
  await vi.waitFor(
    async () => expect((await rowsTo('later@mail.example'))[0]?.lastError).toBe('451 Not now'),
    20_000,
  );
  const [row] = await rowsTo('later@mail.example');
  expect(row?.state).toBe('waiting');
  await expect(deliver(row?.id ?? 0, 2)).rejects.toThrow('451');
  broken = false;
  await deliver(row?.id ?? 0, 3);
  expect(sent[0]?.messageId).toMatch(/^<\w+@riverfront\.example>$/);
  expect((await rowsTo('later@mail.example'))[0]).toMatchObject({
    state: 'sent',
    attempts: 3,
    lastError: null,
  });
});

test('marks waiting emails as failed, and never sent ones', async () => {
  const { payload } = sender.content;
  await enqueueForLater('lost@mail.example');
  const [lost] = await rowsTo('lost@mail.example');
  await markDeliveryFailed(payload, onEmailRecorded, lost?.id ?? 0);
  expect((await rowsTo('lost@mail.example'))[0]?.state).toBe('failed');
  const [fine] = await rowsTo('one@mail.example');
  await markDeliveryFailed(payload, onEmailRecorded, fine?.id ?? 0);
  expect((await rowsTo('one@mail.example'))[0]?.state).toBe('sent');
});
