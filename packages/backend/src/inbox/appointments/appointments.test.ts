import { randomUUID } from 'node:crypto';
import { type Email, renderEmail } from '@riverfront/mail';
import ical from 'node-ical';
import { createLocalReq } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { createApplication, createMessage, readEmails } from '../../../testing/records.ts';
import { readCompany } from '../../content/brand/email.ts';
import { readDashboard } from '../../dashboard/dashboard.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Application, User } from '../../payload-types.ts';
import { eraseRecords } from '../../privacy/erasure/erase-records.ts';
import { chooseSlot, lockAppointment, moveAppointment, runDueAppointments } from './changes.ts';

const staff = await openTestStaffSide();
const { payload, queue } = staff;
afterEach(() => void vi.useRealTimers());
const recruiter = await staff.as('recruiter');
const office = { queue, cmsUrl: 'https://staff.riverfront.example' };
const company = await readCompany(payload, 'https://www.riverfront.example');
const hour = 3_600_000;
const passTime = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hour });

/** What guests read whose appointment alone has ended. */
const findAnother = 'To find another time, reply to this email.';

/** Wall-clock time in UTC some hours from now, on the minute. */
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString().slice(0, 16);
const toIso = (local: string) => `${local}:00.000Z`;

/** Creates a member of staff, and applicants whom nobody knows yet. */
async function create<N extends 1 | 2 | 4>(count: N, change: Partial<Application> = {}) {
  const email = `${randomUUID()}@riverfront.example`;
  const data = { email, name: 'Mira Shah', roles: ['recruiter' as const], password: randomUUID() };
  const mira = await payload.create({ collection: 'users', data });
  const people: Application[] = [];
  while (people.length < count) people.push(await createApplication(payload, change));
  const [one, two] = people as [Application, Application];
  return { mira, people, one, two };
}

async function offer({ id }: Application, starts: string[], people: number[], change: object = {}) {
  const offered = {
    title: 'Technical interview',
    minutes: 45,
    timeZone: 'UTC',
    place: 'https://video.example/1',
  };
  const json = { ...offered, starts, people, key: randomUUID(), ...change };
  const response = await recruiter(`/api/applications/${id}/appointments`, { method: 'POST', json });
  return { status: response.status, body: await response.text() };
}

/** The newest appointment; read without a session, which ends while time passes. */
async function first({ reference }: { reference: string }) {
  const where = { about: { equals: reference } };
  const { docs } = await payload.find({ collection: 'appointments', where, sort: '-id', depth: 0 });
  const [appointment] = docs;
  if (!appointment) throw new Error('There is no appointment.');
  return appointment;
}
const post = async (id: number, action: string, json: object = {}) =>
  recruiter(`/api/applications/appointments/${id}/${action}`, { method: 'POST', json });
const choose = async (about: { reference: string }, local: string) => {
  const { id } = await first(about);
  return inTransaction(payload, async (transaction) =>
    chooseSlot(transaction, office, await lockAppointment(transaction, { id }), {
      startsAt: toIso(local),
      timeZone: 'Europe/Berlin',
    }),
  );
};

/** The invitations that an address was sent, oldest first, as a calendar reads them. */
async function invitationsTo(to: string) {
  const emails = await readEmails(payload, { to: { equals: to }, kind: { equals: 'appointment' } });
  const rendered = await Promise.all(emails.map(({ content }) => renderEmail(content as Email, company)));
  return rendered.map(({ subject, text, calendar }) => {
    const parsed = ical.sync.parseICS(calendar?.content ?? '');
    const event = Object.values(parsed).find((part) => part?.type === 'VEVENT');
    return { subject, text, method: calendar?.method, event, content: calendar?.content ?? '' };
  });
}

test('an offer, its choice, a move and the cancellation reach both calendars as one appointment', async () => {
  const { one, mira } = await create(1, { rating: 4, expectedSalary: 777_777 });
  const [time = '', ...others] = [inHours(48), inHours(50)];
  expect(await offer(one, [time, ...others], [mira.id])).toMatchObject({ status: 200 });
  await choose(one, time);
  const { id } = await first(one);
  const from = toIso(time);
  expect((await post(id, 'move', { start: inHours(60), from })).status).toBe(200);
  expect((await post(id, 'move', { start: inHours(62), from })).status).toBe(409);
  expect((await post(id, 'cancel')).status).toBe(200);
  const [offered, ...toGuest] = await invitationsTo(one.email);
  expect(toGuest[2]?.text).toContain(findAnother);
  expect(offered).toMatchObject({ subject: 'Please choose a time: Technical interview', method: undefined });
  expect(toGuest[0]?.text).toContain('(Europe/Berlin)');
  const toMira = await invitationsTo(mira.email);
  for (const received of [toGuest, toMira]) {
    expect(received.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'Moved', 'Cancelled']);
    expect(received.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(received.map(({ event }) => event?.sequence)).toEqual([0, 1, 2]);
    expect(new Set(received.map(({ event }) => event?.uid))).toEqual(new Set([toMira[0]?.event?.uid]));
    expect(received[0]?.event?.start.toISOString()).toBe(from);
    expect(received[2]?.event?.status).toBe('CANCELLED');
    expect(received.map(({ content }) => content).join()).not.toMatch(/777.?777|rating|salary/i);
  }
});

test('of several applicants who choose one slot at once one gets it, and the others what is left', async () => {
  const { people, mira } = await create(4);
  const [time = '', other = ''] = [inHours(30), inHours(32)];
  for (const person of people) await offer(person, [time, other], [mira.id], { confirmed: true });
  const results = await Promise.allSettled(people.map((person) => choose(person, time)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const second = results.findIndex(({ status }) => status === 'rejected');
  expect(results[second]).toMatchObject({
    reason: { message: 'This time has just been taken. Please choose another one.' },
  });
  expect(await choose(people[second] ?? { reference: '' }, other)).toMatchObject({ state: 'booked' });
});

test('warns of overlaps until they are confirmed, and stores a repeated request once', async () => {
  const { one, two, mira } = await create(2);
  const at = inHours(40);
  await offer(one, [at], [mira.id]);
  const again = await offer(two, [at], [mira.id]);
  expect(JSON.parse(again.body)).toMatchObject({
    overlaps: [{ name: 'Mira Shah', about: one.reference, state: 'offered' }],
  });
  await expect(first(two)).rejects.toThrow('no appointment');
  const change = { key: randomUUID(), confirmed: true };
  for (const _ of [1, 2]) await offer(two, [at], [mira.id], change);
  const where = { about: { equals: two.reference } };
  expect(await payload.count({ collection: 'appointments', where })).toEqual({ totalDocs: 1 });
});

test.each([
  [{ starts: [] }, 'Offer at least one time.'],
  [{ starts: ['2099-03-29T02:30'], timeZone: 'Europe/Berlin' }, 'the clocks change then'],
  [{ timeZone: 'Mars/Olympus' }, 'Choose a time zone.'],
  [{ people: [999_999] }, 'may not open this record'],
])('rejects %j', async (change, message) => {
  const { one, mira } = await create(1);
  const { status, body } = await offer(one, [inHours(30)], [mira.id], change);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toContain(message);
});

test('only colleagues who may open the record take part', async () => {
  const { one, mira } = await create(1);
  const email = `${randomUUID()}@riverfront.example`;
  const data = { email, name: 'An editor', roles: ['editor' as const], password: randomUUID() };
  const editor = await payload.create({ collection: 'users', data });
  const listed = await (await recruiter(`/api/applications/${one.id}/appointments`)).json();
  const ids = listed.people.map(({ id }: User) => id);
  expect(ids).toContain(mira.id);
  expect(ids).not.toContain(editor.id);
  expect(await offer(one, [inHours(40)], [editor.id])).toMatchObject({ status: 409 });
});

test('moves it at most twice, and not within four hours', async () => {
  const { one, two, mira } = await create(2);
  const [time = '', ...others] = [20, 22, 24, 26].map(inHours);
  await offer(one, [time, ...others], [mira.id]);
  for (const next of [time, ...others.slice(0, 2)]) await choose(one, next);
  await expect(choose(one, others[2] ?? '')).rejects.toThrow('moved twice');
  const move = { start: inHours(60), from: toIso(others[1] ?? '') };
  expect(await (await post((await first(one)).id, 'move', move)).text()).toContain('moved twice');
  await offer(two, [time, ...others], [mira.id], { confirmed: true });
  await choose(two, time);
  passTime(17);
  await expect(choose(two, others[0] ?? '')).rejects.toThrow('within four hours');
});

test('reminds once within a day, and lists an offer that lapsed after 72 hours', async () => {
  const { one, two, mira } = await create(2);
  const [early, late] = [inHours(70), inHours(200)];
  await offer(one, [early], [mira.id]);
  await choose(one, early);
  await offer(two, [late], [mira.id]);
  passTime(50);
  for (const _ of [1, 2]) await runDueAppointments(payload, office);
  const subjectsTo = async (email: string) =>
    (await invitationsTo(email)).map(({ subject }) => subject.split(':')[0]);
  expect(await subjectsTo(mira.email)).toEqual(['Confirmed', 'Reminder']);
  expect(await subjectsTo(one.email)).toEqual(['Please choose a time', 'Confirmed', 'Reminder']);
  const next = { startsAt: toIso(inHours(40)), from: toIso(early), confirmed: false };
  const { id } = await first(one);
  await inTransaction(payload, async (transaction) =>
    moveAppointment(transaction, office, await lockAppointment(transaction, { id }), next),
  );
  expect((await first(one)).remindedAt).toBeNull();
  expect((await first(two)).state).toBe('offered');
  passTime(23);
  await runDueAppointments(payload, office);
  expect((await subjectsTo(one.email)).slice(3)).toEqual(['Moved', 'Reminder']);
  expect((await first(two)).state).toBe('lapsed');
  await expect(choose(two, late)).rejects.toThrow('This offer has ended');
  expect(await unsettledOf(two, mira)).toMatchObject([{ detail: 'Technical interview' }]);
});

/** Lists what a recruiter's dashboard says about the appointments of an applicant. */
async function unsettledOf({ id }: Application, { id: user }: User) {
  const reader = { ...(await payload.findByID({ collection: 'users', id: user, depth: 0 })), roles: [role] };
  const req = await createLocalReq({ user: { ...reader, collection: 'users' } }, payload);
  const { appointments } = await readDashboard(req);
  return appointments?.items.filter(({ href }) => href.endsWith(`/${id}`));
}
const role = 'recruiter' as const;

test('goes on without the staff whose account is deleted, and tells recruiters', async () => {
  const { mira, one } = await create(1);
  const { mira: reader } = await create(1);
  const [time = '', other = ''] = [inHours(30), inHours(32)];
  await offer(one, [time, other], [mira.id]);
  await choose(one, time);
  expect(await unsettledOf(one, reader)).toEqual([]);
  await payload.update({ collection: 'users', id: mira.id, data: { disabled: true } });
  expect(await unsettledOf(one, reader)).toHaveLength(1);
  await payload.delete({ collection: 'users', id: mira.id });
  expect(await unsettledOf(one, reader)).toMatchObject([
    { detail: 'Technical interview: nobody who works here takes part' },
  ]);
  await choose(one, other);
  passTime(20);
  await runDueAppointments(payload, office);
  expect((await first(one)).remindedAt).not.toBeNull();
});

test('a move that is undone cancels nothing', async () => {
  const [hours, move] = [500, { stage: 'rejected', rejectionReason: 'other' }];
  const { mira, one } = await create(1);
  await offer(one, [inHours(hours)], [mira.id], { confirmed: true });
  await choose(one, inHours(hours));
  const send = async (path: string, json: object) =>
    (await recruiter(`/api/applications/${path}`, { method: 'POST', json })).json();
  const { updatedAt: version } = await payload.findByID({
    collection: 'applications',
    id: one.id,
    depth: 0,
  });
  const { moved } = (await send('moves', { applications: [{ id: one.id, version }], ...move })) as {
    moved: object[];
  };
  await runDueAppointments(payload, office);
  expect(await send('moves/undo', { applications: moved })).toMatchObject({ problems: [] });
  passTime(1);
  await runDueAppointments(payload, office);
  expect((await first(one)).state).toBe('booked');
});

test('an application that ends cancels what is to come, and its erasure names nobody', async () => {
  const { people, one, two, mira } = await create(2);
  for (const [index, person] of people.entries()) {
    await offer(person, [inHours(30 + index)], [mira.id]);
    await choose(person, inHours(30 + index));
  }
  const data = { stage: 'rejected', rejectionReason: 'other' } as const;
  await payload.update({ collection: 'applications', id: one.id, data });
  await runDueAppointments(payload, office);
  expect((await first(one)).state).toBe('booked');
  passTime(1 / 60);
  await runDueAppointments(payload, office);
  expect((await first(one)).state).toBe('cancelled');
  const [, , cancelled] = await invitationsTo(one.email);
  expect(cancelled).toMatchObject({ method: 'CANCEL', text: expect.not.stringContaining(findAnother) });
  const erased = { collection: 'applications' as const, ids: [two.id] };
  await inTransaction(payload, (transaction) =>
    eraseRecords(transaction, queue, erased, { summary: 'Erased' }),
  );
  const [toGuest] = await invitationsTo(two.email);
  expect(toGuest).toMatchObject({ method: 'CANCEL', event: { sequence: 1 } });
  const toMira = (await invitationsTo(mira.email)).at(-1);
  expect(toMira).toMatchObject({ method: 'CANCEL', subject: 'Cancelled: Technical interview' });
  expect(JSON.stringify(toMira)).not.toMatch(new RegExp(`${two.email}|Asha`));
  await expect(first(two)).rejects.toThrow('no appointment');
});

test('recruiters see appointments with applicants, and no others', async () => {
  const { one, mira } = await create(1);
  await offer(one, [inHours(80)], [mira.id]);
  const { id: _, ...stored } = await first(one);
  const data = { ...stored, subject: 'messages' as const, about: 'RM-1', uid: randomUUID(), slots: [] };
  await createMessage(payload, { reference: 'RM-1' });
  const { id } = await payload.create({ collection: 'appointments', data, depth: 0 });
  expect((await post(id, 'cancel')).status).toBe(404);
  expect(await (await (await staff.as('sales'))('/api/appointments')).json()).toMatchObject({ totalDocs: 1 });
  expect(await (await recruiter('/api/appointments?limit=0')).text()).not.toContain('RM-1');
});
