import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import type { OwnApplication } from '@riverfront/contract';
import { expect, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { visitor } from '../../../testing/visitor.ts';

const sender = await openTestSender();
const mira = {
  name: 'Mira',
  email: 'mira@riverfront.example',
  roles: ['editor' as const],
  password: randomUUID(),
};
const people = [(await sender.content.payload.create({ collection: 'users', data: mira })).id];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const times = [inDays(2), inDays(3)];

/** Creates an applicant to whom these times are offered. */
async function createInvited() {
  const { payload, options } = sender.content;
  const key = randomUUID();
  const [email, reference] = [`${key}@mail.example`, `RA-${key.slice(0, 8).toUpperCase()}`];
  const proof = createTokens(options.secret).sign('own-application', { email }, 600);
  await payload.create({
    collection: 'applications',
    data: { email, reference, submissionKey: key, stage: 'new' },
  });
  const slots = times.map((startsAt) => ({ startsAt }));
  const offer = {
    title: 'Interview',
    minutes: 30,
    timeZone: 'Asia/Kolkata',
    place: 'Ahmedabad',
    slots,
    people,
  };
  const stored = {
    subject: 'applications',
    state: 'offered',
    expiresAt: inDays(1),
    sequence: 0,
    moves: 0,
  } as const;
  await payload.create({
    collection: 'appointments',
    data: { ...offer, ...stored, about: reference, uid: key },
  });
  const call = async (path: string, body: object = {}) => {
    const response = await sender.post(`/api/my-application/${path}`, { proof, reference, ...body });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const list = async () => {
    const { body } = await call('list');
    return (body.applications as OwnApplication[])[0]?.appointments;
  };
  const choose = (startsAt: string | undefined, change: object = {}) =>
    call('choose-time', { appointment: key, startsAt, timeZone: 'Europe/Berlin', ...change });
  return {
    key,
    email,
    reference,
    call,
    list,
    choose,
    mails: (count: number) => visitor(sender).mailsTo(email, count),
  };
}

test('an applicant chooses a time, gets an invitation, and withdraws, which cancels it', async () => {
  const { list, choose, call, mails } = await createInvited();
  expect(await list()).toMatchObject([{ state: 'offered', startsAt: null, times }]);
  expect(await choose(times[0])).toMatchObject({
    status: 200,
    body: { application: { appointments: [{ state: 'booked', startsAt: times[0], times: [times[1]] }] } },
  });
  const [invitation] = await mails(1);
  expect(invitation).toMatchObject({ subject: 'Confirmed: Interview' });
  const stored = await readFile(join(sender.outboxDir, `${invitation?.id}.eml`), 'utf8');
  expect(stored).toMatch(/^Content-Type: text\/calendar; charset=utf-8;\s+method=REQUEST/m);
  expect(invitation?.text).toMatch(/\(Asia\/Kolkata\), which is .+\(Europe\/Berlin\)/);
  expect((await call('withdraw')).status).toBe(200);
  expect(await list()).toEqual([]);
  const [cancellation] = await mails(2);
  expect(cancellation).toMatchObject({ subject: 'Cancelled: Interview' });
});

test('rejects another applicant’s appointment, a time that was not offered and an unknown time zone', async () => {
  const [one, other] = [await createInvited(), await createInvited()];
  expect((await one.choose(times[1], { appointment: other.key })).status).toBe(404);
  expect((await one.choose(inDays(9))).status).toBe(409);
  expect((await one.choose(times[1], { timeZone: 'Mars/Olympus' })).status).toBe(400);
});

test('an erasure cancels the appointment with a last email, of which nothing stays', async () => {
  const { email, call, choose, mails } = await createInvited();
  expect((await choose(times[1])).status).toBe(200);
  await mails(1);
  expect((await call('erase')).status).toBe(200);
  await vi.waitFor(
    async () => {
      const { docs } = await sender.content.payload.find({ collection: 'mails', pagination: false });
      expect(docs.filter(({ to }) => to === email)).toEqual([]);
    },
    { timeout: 20_000, interval: 200 },
  );
});
