import { enqueueMail } from '@riverfront/content/mails';
import { inTransaction } from '@riverfront/content/transaction';
import type { MailTransport } from '@riverfront/mail';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestSender, type TestSender, testOrigin } from '../../testing/open-app.ts';
import { deliverMail, markFailed } from './deliver.ts';

const sent: { to: string; messageId: string; text: string }[] = [];
let broken = false;
const transport: MailTransport = {
  kind: 'smtp',
  async send(envelope) {
    if (broken) throw new Error('451 Not now');
    sent.push(envelope);
  },
  close: async () => {},
};

let sender: TestSender;
beforeAll(async () => {
  sender = await openTestSender({ transport });
});
afterAll(() => sender.close());
beforeEach(() => {
  broken = false;
  sent.length = 0;
});

/** Writes a mail down in a transaction that `end` may break off. */
async function write(to: string, end: () => void = () => {}): Promise<void> {
  const { payload } = sender.content;
  const { queue, deps } = sender.services;
  await inTransaction(payload, async (transaction) => {
    await enqueueMail(transaction, queue, deps.secret, {
      mail: { kind: 'contact-confirmation', data: { reference: 'RM-TEST' } },
      to,
      about: 'RM-TEST',
    });
    end();
  });
}

async function rowsTo(to: string) {
  const { docs } = await sender.content.payload.find({ collection: 'mails', where: { to: { equals: to } } });
  return docs;
}

const deliver = (id: number, number: number) =>
  deliverMail(
    {
      payload: () => sender.content.payload,
      transport,
      mailFrom: 'no-reply@riverfront.example',
      secrets: [sender.services.deps.secret],
      siteUrl: testOrigin,
    },
    id,
    { number, isLast: false },
  );

test('a mail is sent once, its words are forgotten, and a second delivery sends nothing', async () => {
  await write('one@mail.example');
  await vi.waitFor(async () => expect((await rowsTo('one@mail.example'))[0]?.state).toBe('sent'), 20_000);
  const [row] = await rowsTo('one@mail.example');
  expect(row).toMatchObject({ attempts: 1, sealedData: null, lastError: null });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('RM-TEST');
  await deliver(row?.id ?? 0, 2);
  expect(sent).toHaveLength(1);
});

test('a transaction that is broken off leaves neither a mail nor a job', async () => {
  await expect(
    write('never@mail.example', () => {
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  expect(await rowsTo('never@mail.example')).toHaveLength(0);
});

test('a failure is noted and thrown for the queue; the next try sends under the same Message-ID', async () => {
  broken = true;
  await write('later@mail.example');
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

test('what failed for good is listed as failed, what was sent is not', async () => {
  const { payload } = sender.content;
  broken = true;
  await write('lost@mail.example');
  const [lost] = await rowsTo('lost@mail.example');
  await markFailed(payload, lost?.id ?? 0);
  expect((await rowsTo('lost@mail.example'))[0]?.state).toBe('failed');
  const [fine] = await rowsTo('one@mail.example');
  await markFailed(payload, fine?.id ?? 0);
  expect((await rowsTo('one@mail.example'))[0]?.state).toBe('sent');
});

test('staff see which mails there are, but not what they say', async () => {
  const { payload } = sender.content;
  const user = await payload.create({
    collection: 'users',
    data: {
      name: 'A',
      email: 'mails@x.example',
      password: 'correct horse battery',
      roles: ['administrator'],
    },
  });
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: 'lost@mail.example' } },
    user: { ...user, collection: 'users' },
    overrideAccess: false,
  });
  expect(docs[0]).toMatchObject({ kind: 'contact-confirmation', state: 'failed' });
  expect(docs[0]).not.toHaveProperty('sealedData');
});
