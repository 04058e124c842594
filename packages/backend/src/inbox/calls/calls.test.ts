import { randomUUID } from 'node:crypto';
import { type Email, renderEmail } from '@riverfront/mail';
import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createMessage, readEmails, readNotes } from '../../../testing/records.ts';
import { readCompany } from '../../content/brand/email.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createTokens } from '../../limits/tokens/signed-token.ts';
import { chooseCallTime, readFreeTimes } from './calls.ts';

const staff = await openTestStaffSide();
const { payload, queue } = staff;
const [sales, colleague, recruiter] = [
  await staff.as('sales'),
  await staff.as('sales'),
  await staff.as('recruiter'),
];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const day = inDays(4);
const hours = {
  from: `${day}T10:00`,
  to: `${day}T11:00`,
  minutes: 30,
  place: 'We call you',
  timeZone: 'UTC',
};
const offer = (json: object, call = sales) => call('/api/call-hours/mine', { method: 'POST', json });
const listFree = () => inTransaction(payload, readFreeTimes);

test('sales offer hours of their own, and remove no others; times that no call fits in are rejected', async () => {
  expect((await offer(hours, recruiter)).status).toBe(403);
  for (const [change, text] of [
    [{ to: `${day}T10:20` }, 'The hours end before one call is over.'],
    [{ from: '2020-01-01T10:00' }, '2020-01-01 10:00 is over already.'],
    [{ place: ' ' }, 'Say where it is'],
  ] as const) {
    const response = await offer({ ...hours, ...change });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(text)]);
  }
  expect((await offer(hours)).status).toBe(200);
  const free = await listFree();
  expect(free.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['10:00', '10:30']);
  const { docs } = await payload.find({ collection: 'call-hours', limit: 1 });
  const remove = `/api/call-hours/${docs[0]?.id}/remove`;
  await colleague(remove, { method: 'POST' });
  expect(await listFree()).toHaveLength(2);
  await sales(remove, { method: 'POST' });
  expect(await listFree()).toEqual([]);
});

test('times that are offered in a conversation are links, and the chosen one is on the timeline', async () => {
  const message = await createMessage(payload);
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { contains: 'sales' } },
    limit: 1,
  });
  const offered = {
    ...{ title: 'Call', minutes: 30, timeZone: 'UTC', place: 'We call you' },
    ...{ starts: [`${day}T09:00`, `${day}T15:00`], people: [docs[0]?.id], key: randomUUID() },
  };
  const path = `/api/messages/${message.id}/appointments`;
  expect((await recruiter(path, { method: 'POST', json: offered })).status).toBe(403);
  expect((await sales(path, { method: 'POST', json: offered })).status).toBe(200);
  const [email] = await readEmails(payload, {
    to: { equals: message.email },
    kind: { equals: 'appointment' },
  });
  const company = await readCompany(payload, 'https://www.riverfront.example');
  const { text } = await renderEmail(email?.content as Email, company);
  const links = [...text.matchAll(/https:\/\/www\.riverfront\.example\/call\?token=([\w.-]+)&at=(\S+)/g)];
  expect(links.map(([, , at]) => at)).toEqual([`${day}T09:00:00.000Z`, `${day}T15:00:00.000Z`]);
  const uid = createTokens(payload.config.secret).read('call', links[1]?.[1])?.uid ?? '';
  await inTransaction(payload, (transaction) =>
    chooseCallTime(transaction, { queue }, { uid, startsAt: links[1]?.[2] ?? '', timeZone: 'UTC' }),
  );
  const notes = await readNotes(payload, 'message-notes', message.id);
  expect(JSON.stringify(notes)).toContain('Appointment booked: Call');
});
