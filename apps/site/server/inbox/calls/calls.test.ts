import { randomUUID } from 'node:crypto';
import { inTransaction } from '@riverfront/backend/database/transaction';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import { eraseRecords } from '@riverfront/backend/privacy/erasure/erase-records';
import type { AnswerOf } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { expectAnswer, newEmail, visitor } from '../../../testing/visitor.ts';

const sender = await openTestSender();
const { payload, options } = sender.content;
const tokens = createTokens(options.secret);
const hour = 3_600_000;
/** Noon UTC in some days. */
const noonIn = (days: number) =>
  `${new Date(Date.now() + days * 24 * hour).toISOString().slice(0, 10)}T12:00:00.000Z`;
const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** Creates somebody who takes calls of 30 minutes for an hour and a half from noon. */
async function createHost(days: number, minutes = 90) {
  const email = newEmail();
  const account = { email, name: 'Sana Qureshi', roles: ['sales' as const], password: randomUUID() };
  const { id: person } = await payload.create({ collection: 'users', data: account });
  const startsAt = noonIn(days);
  const hours = { startsAt, endsAt: later(startsAt, minutes), minutes: 30, timeZone: 'Asia/Kolkata' };
  await payload.create({ collection: 'call-hours', data: { ...hours, person, place: 'We call you' } });
  return { person, email, times: [0, 30, 60].map((past) => later(startsAt, past)) };
}

const book = (startsAt: string | undefined, email = newEmail(), change: object = {}) =>
  visitor(sender).post('/api/calls/book', {
    ...{ name: 'Asha Patel', phone: '+91 98765 43210', about: 'Two plants on ECC 6.0.', email, startsAt },
    ...{ timeZone: 'Europe/Berlin', submissionKey: randomUUID() },
    proof: tokens.sign('call-email', { email }, 600),
    ...change,
  });
const timesOf = async (token = ''): Promise<AnswerOf<'callTimes'>> =>
  (await sender.post('/api/calls/times', { token })).json();
const tokenOf = async (answer: Response) => ((await answer.json()) as AnswerOf<'callBook'>).token;
const isOffered = async (at: string | undefined) =>
  (await timesOf()).times.some(({ startsAt }) => startsAt === at);

test('a visitor proves an address with a code, books, moves and cancels a call; both sides get each change', async () => {
  const { email: host, times } = await createHost(3);
  const { post, mailsTo } = visitor(sender);
  const email = newEmail();
  const sent = (await (await post('/api/calls/send-code', { email })).json()) as { requestId: string };
  const [mail] = await mailsTo(email, 1);
  const otp = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1];
  const verified = await post('/api/calls/verify', { email, otp, requestId: sent.requestId });
  const { proof } = (await verified.json()) as { proof: string };
  const token = await tokenOf(await book(times[1], email, { proof }));
  expect(await timesOf(token)).toMatchObject({
    call: { state: 'booked', startsAt: times[1], times: [times[0], times[2]], timeZone: 'Asia/Kolkata' },
  });
  expect(await isOffered(times[1])).toBe(false);
  const [invitation] = await mailsTo(email, 2);
  expect(invitation?.subject).toBe('Confirmed: Call');
  const [, link = ''] = /\/call\?token=([\w.-]+)/.exec(invitation?.text ?? '') ?? [];
  expect((await mailsTo(host, 1))[0]?.text).toContain('/admin/inbox?message=');

  const change = (body: object) => post('/api/calls/change', { token: link, timeZone: 'UTC', ...body });
  expect((await change({ startsAt: times[2] })).status).toBe(200);
  expect(await isOffered(times[1])).toBe(true);
  expect((await change({})).status).toBe(200);
  expect((await timesOf(link)).call).toBeNull();
  expect(await isOffered(times[2])).toBe(true);
  for (const to of [email, host]) {
    const subjects = (await mailsTo(to, to === email ? 4 : 3))
      .slice(0, 3)
      .map((one) => one?.subject.split(':')[0]);
    expect(subjects).toEqual(['Cancelled', 'Moved', 'Confirmed']);
  }
});

test('of several visitors who choose one time at once one gets it; of the others nothing is stored', async () => {
  const { times } = await createHost(5);
  const emails = Array.from({ length: 6 }, newEmail);
  const answers = await Promise.all(emails.map((email) => book(times[0], email)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { docs } = await payload.find({ collection: 'messages', where: { email: { in: emails } } });
  expect(docs).toHaveLength(1);
});

test('two people who take calls at one time have two calls then, and the same form books one', async () => {
  const { times } = await createHost(7);
  await createHost(7);
  const email = newEmail();
  const submissionKey = randomUUID();
  const [first, again] = [
    await tokenOf(await book(times[0], email, { submissionKey })),
    await tokenOf(await book(times[0], email, { submissionKey })),
  ];
  expect(tokens.read('call', again)?.uid).toBe(tokens.read('call', first)?.uid);
  expect((await book(times[0])).status).toBe(200);
  expect((await book(times[0])).status).toBe(409);
});

test('rejects a proof of another address or purpose, a time that nobody offers, and a forged link', async () => {
  const { times } = await createHost(9);
  const email = newEmail();
  for (const proof of [
    tokens.sign('email', { email }, 600),
    tokens.sign('call-email', { email: 'x@y.example' }, 600),
  ])
    await expectAnswer(book(times[0], email, { proof }), 403, { code: 'email-unverified' });
  await expectAnswer(book(later(times[0] ?? '', 7)), 409, { success: false });
  expect((await sender.post('/api/calls/times', { token: 'x.y' })).status).toBe(403);
  const change = { token: tokens.sign('captcha', { uid: randomUUID() }, 60), timeZone: 'UTC' };
  expect((await sender.post('/api/calls/change', change)).status).toBe(403);
});

test('an account that is disabled offers nothing, and an erasure of the message takes the call with it', async () => {
  const { person, times } = await createHost(11);
  const email = newEmail();
  const token = await tokenOf(await book(times[0], email));
  const { docs } = await payload.find({ collection: 'messages', where: { email: { equals: email } } });
  await inTransaction(payload, (transaction) =>
    eraseRecords(
      transaction,
      sender.services.queue,
      { collection: 'messages', ids: docs.map(({ id }) => id) },
      { summary: 'Erased in a test' },
    ),
  );
  expect((await sender.post('/api/calls/times', { token })).status).toBe(404);
  expect(await isOffered(times[0])).toBe(true);
  await payload.update({ collection: 'users', id: person, data: { disabled: true } });
  expect(await isOffered(times[0])).toBe(false);
});
