import { createTokens } from '@riverfront/backend/limits/tokens/signed-token';
import type { Application } from '@riverfront/backend/payload-types';
import { deleteDue } from '@riverfront/backend/privacy/retention/delete-due';
import { messages, type OwnApplication } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import { createApplicant as applyFor, findOpenJob } from '../../../testing/visitor.ts';
import { askTalentPool } from './ask-talent-pool.ts';

const sender = await openTestSender();
const { key: job } = await findOpenJob(sender);

const dayMs = 24 * 3_600_000;
const tokens = () => createTokens(sender.content.options.secret);

async function createApplicant(fields: Record<string, string> = { talentPool: 'true' }) {
  const { payload } = sender.content;
  const applicant = await applyFor(sender, job, fields);
  const { email, find, mailsTo, update } = applicant;
  const call = async (path: string, body: object = {}) => {
    const answered = await applicant.call(path, body);
    const { application, ...rest } = (await answered.json()) as { application?: OwnApplication };
    return { status: answered.status, application, ...rest };
  };
  return {
    ...{ ...applicant, call },
    /** Sets the days that are left in the pool, for a rejected application. */
    endIn: async (days: number, data: Partial<Application> = {}) => {
      const { talentPool } = (await find()) ?? {};
      const until = new Date(Date.now() + days * dayMs).toISOString();
      const rejected = { stage: 'rejected', rejectionReason: 'skills' } as const;
      await update({ ...rejected, talentPool: { ...talentPool, until }, ...data });
    },
    notes: async () => {
      const where = { about: { equals: (await find())?.id } };
      const { docs } = await payload.find({ collection: 'application-notes', where, sort: 'id', depth: 0 });
      return docs.map(({ text }) => text);
    },
    follow: (token: string, answer?: string) => call('talent-pool-link', { token, answer }),
    /** Reads the token of the link in the newest email. */
    readToken: async () => {
      const [mail] = await mailsTo(email, 2);
      return /talent-pool\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}

const ask = () => {
  const { payload, options } = sender.content;
  return askTalentPool({ payload, queue: sender.services.queue, secret: options.secret });
};

test('stores the consent of its own box with its instant, and none without it', async () => {
  const agreed = await createApplicant();
  const { talentPool, retentionMonths } = (await agreed.find()) ?? {};
  expect(Date.parse(talentPool?.agreedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(new Date(talentPool?.until ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
  expect(retentionMonths).toBe(12);
  expect((await (await createApplicant({ talentPool: 'false' })).find())?.talentPool?.until).toBeNull();
  expect((await createApplicant({ talentPool: 'maybe' })).answer).toMatchObject({ success: false });
});

test('the applicant joins and leaves the pool in the portal, once for a repeated request', async () => {
  const { call, find, notes } = await createApplicant({});
  const joined = await call('talent-pool', { join: true });
  expect(joined).toMatchObject({ status: 200, message: messages.ownTalentPoolJoined });
  const until = joined.application?.talentPoolUntil;
  expect((await find())?.talentPool?.until).toBe(until);
  expect((await call('talent-pool', { join: true })).application?.talentPoolUntil).toBe(until);
  const left = await call('talent-pool', { join: false });
  expect(left).toMatchObject({ message: messages.ownTalentPoolLeft, application: { talentPoolUntil: null } });
  expect(await notes()).toEqual([
    expect.stringMatching(/^Talent pool: agreed by the applicant, until \d{4}-/),
    'Talent pool: left by the applicant.',
  ]);
});

test('a withdrawal ends the consent, which can be given again', async () => {
  const { call, notes } = await createApplicant();
  const { application } = await call('withdraw');
  expect(application).toMatchObject({ state: 'withdrawn', talentPoolUntil: null });
  expect((await notes()).join()).toContain('Talent pool: left');
  expect((await call('talent-pool', { join: true })).application?.talentPoolUntil).toBeTruthy();
});

test('asks once 30 days before the end; following the link changes nothing, keeping prolongs', async () => {
  const early = await createApplicant();
  await early.endIn(31);
  const held = await createApplicant();
  await held.endIn(10, { legalHold: true, legalHoldReason: 'Case 1' });
  const inProcess = await createApplicant();
  await inProcess.endIn(10, { stage: 'interview', rejectionReason: null });
  const applicant = await createApplicant();
  await applicant.endIn(29);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(0);
  const before = await applicant.find();
  expect(before?.talentPool?.askedAt).toBeTruthy();
  const token = await applicant.readToken();
  expect(await applicant.follow(token)).toMatchObject({ status: 200, state: 'asked' });
  expect(await applicant.find()).toEqual(before);
  const prolonged = await applicant.follow(token, 'keep');
  expect(prolonged).toMatchObject({ status: 200, state: 'kept', until: expect.any(String) });
  expect(await applicant.follow(token, 'keep')).toEqual(prolonged);
  const { talentPool } = (await applicant.find()) ?? {};
  expect(talentPool).toMatchObject({ askedAt: null, until: (prolonged as { until?: string }).until });
  expect(Date.parse(talentPool?.until ?? '')).toBeGreaterThan(Date.now() + 360 * dayMs);
  expect(await ask()).toBe(0);
  for (const { find } of [early, held, inProcess]) expect((await find())?.talentPool?.askedAt).toBeNull();
});

test('erases by the link at once, and by silence at the end; a hold outranks both', async () => {
  const applicant = await createApplicant();
  await applicant.endIn(20);
  const silent = await createApplicant();
  await silent.endIn(-1);
  expect(await ask()).toBe(2);
  const token = await applicant.readToken();
  await applicant.update({ legalHold: true, legalHoldReason: 'Case 1' });
  expect(await applicant.follow(token, 'erase')).toMatchObject({ status: 409, code: 'on-hold' });
  await applicant.update({ legalHold: false, legalHoldReason: null });
  expect(await applicant.follow(token, 'erase')).toMatchObject({ status: 200, state: 'erased', until: null });
  expect(await applicant.find()).toBeUndefined();
  expect(await applicant.follow(token)).toMatchObject({ status: 404, code: 'not-found' });

  const { payload } = sender.content;
  const { queue } = sender.services;
  expect(await deleteDue({ payload, queue })).toEqual({});
  const now = new Date(Date.now() + 7 * dayMs + 60_000);
  expect(await deleteDue({ payload, queue, now })).toEqual({ applications: 1 });
  expect(await silent.find()).toBeUndefined();
});

test('rejects a forged and an expired link, and one after the consent was taken back', async () => {
  const { reference, follow, call, endIn, find } = await createApplicant();
  await endIn(20);
  const sign = (kind: 'talent-pool' | 'email', seconds: number) =>
    tokens().sign(kind, { reference }, seconds);
  for (const token of [sign('talent-pool', -1), sign('email', 600), 'x.y'])
    expect(await follow(token, 'erase')).toMatchObject({ status: 403 });
  await call('talent-pool', { join: false });
  expect(await follow(sign('talent-pool', 600), 'erase')).toMatchObject({ status: 404 });
  expect(await find()).toBeDefined();
});
