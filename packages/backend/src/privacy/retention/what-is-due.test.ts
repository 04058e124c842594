import type { ValidationError } from 'payload';
import { describe, expect, test } from 'vitest';
import { readTrail } from '../../../testing/records.ts';
import { type JobTimes, now, openRetention, second } from '../../../testing/retention.ts';
import { sql } from '../../database/transaction.ts';

const retention = await openRetention();
const { payload, execute, application, undecided, message, mailAbout } = retention;
const { setMonths, run, rowOf, referencesIn, someJob } = retention;
const day = 24 * 3_600 * second;

describe('what is due', () => {
  test('an unanswered message 24 months after it arrived, to the second', async () => {
    const limit = new Date('2024-11-21T12:00:00Z');
    const old = await message(new Date(limit.getTime() - second));
    const young = await message(limit);
    expect(await rowOf('messages')).toMatchObject({
      count: 1,
      held: 0,
      references: [old.reference],
      rule: '24 months since the last contact; earlier ones as they were promised',
    });
    expect(await run()).toEqual({ messages: 1 });
    expect(await referencesIn('messages')).toEqual([young.reference]);
  });

  test('spam 30 days after it was last changed, and never later than other messages', async () => {
    const limit = new Date(now.getTime() - 30 * day);
    const old = await message(limit, { status: 'spam' });
    const recent = await message(limit, { status: 'spam' });
    const veryOld = await message(new Date('2024-01-01'), { status: 'spam' });
    const change = (id: number, at: Date) =>
      execute(sql`update messages set updated_at = ${at.toISOString()} where id = ${id}`);
    await change(old.id, new Date(limit.getTime() - second));
    await change(recent.id, limit);
    await change(veryOld.id, now);
    expect((await rowOf('spam')).references.sort()).toEqual([old.reference, veryOld.reference].sort());
    await run();
    expect(await referencesIn('messages')).toEqual([recent.reference]);
  });

  test('a message 24 months after the last reply or the first answer', async () => {
    const limit = new Date('2024-11-21T12:00:00Z');
    const young = await message(new Date('2020-01-01'));
    const old = await message(new Date('2020-01-01'));
    const noted = await message(new Date('2020-01-01'));
    const answered = await message(new Date('2020-01-01'), { firstAnsweredAt: limit.toISOString() });
    const note = (about: number, kind: 'note' | 'reply', at: Date) => {
      const data = { about, kind, text: 'Dear Asha', createdAt: at.toISOString() };
      return payload.create({ collection: 'message-notes', data });
    };
    await note(young.id, 'reply', new Date('2020-02-01'));
    await note(young.id, 'reply', limit);
    await note(old.id, 'reply', new Date(limit.getTime() - second));
    await note(noted.id, 'note', now);
    expect((await rowOf('messages')).references).toEqual([old.reference, noted.reference]);
    expect(await run()).toEqual({ messages: 2 });
    expect(await referencesIn('messages')).toEqual([young.reference, answered.reference]);
  });

  test('each record after the period that its sender was promised', async () => {
    const written = new Date('2025-01-01');
    const promised = { retentionMonths: 12 };
    const [short, unknown] = [await message(written, promised), await message(written)];
    expect((await rowOf('messages')).references).toEqual([short.reference]);
    await setMonths({ messages: 60, applications: 6 });
    expect((await rowOf('messages')).references).toEqual([short.reference]);
    const decided = { stageChangedAt: '2026-01-01T00:00:00.000Z' };
    await application(written, { ...decided, ...promised });
    await application(written, decided);
    expect((await rowOf('applications')).count).toBe(1);
    await setMonths({ messages: 24, applications: 12 });
    expect(await run()).toEqual({ messages: 1 });
    expect(await referencesIn('messages')).toEqual([unknown.reference]);
    expect(await referencesIn('applications')).toHaveLength(2);
  });

  test('records of each promise that occurs, to the second', async () => {
    const promises = [6, 18, 30, undefined].map((retentionMonths) => ({
      ...(retentionMonths && { retentionMonths }),
    }));
    const old: string[] = [];
    for (const promise of promises) {
      const limit = new Date('2026-11-21T12:00:00Z');
      limit.setUTCMonth(limit.getUTCMonth() - (promise.retentionMonths ?? 12));
      // A decision that is dated before the arrival begins no period.
      const atLimit = { ...promise, stageChangedAt: '2020-01-01T00:00:00.000Z' };
      await application(limit, atLimit);
      await undecided(limit, promise);
      old.push((await application(new Date(limit.getTime() - second), atLimit)).reference);
      old.push((await undecided(new Date(limit.getTime() - second), promise)).reference);
    }
    expect((await rowOf('applications')).references.sort()).toEqual(old.sort());
    expect(await run()).toEqual({ applications: old.length });
    expect(await referencesIn('applications')).toHaveLength(old.length);
  });

  test.each(['rejected', 'hired', 'withdrawn'] as const)(
    'an application 12 months after it was %s, even while the job is open',
    async (stage) => {
      const limit = new Date('2025-11-21T12:00:00Z');
      const job = await someJob({});
      const at = (date: Date) => ({ job, stage, stageChangedAt: date.toISOString() });
      await application(new Date('2020-01-01'), at(new Date(limit.getTime() - second)));
      const young = await application(new Date('2020-01-01'), at(limit));
      await someJob({ availability: 'closed', closedAt: new Date('2021-01-01') });
      expect(await run()).toEqual({ applications: 1 });
      expect(await referencesIn('applications')).toEqual([young.reference]);
    },
  );

  const closedAt = (date: Date): JobTimes => ({ availability: 'closed', closedAt: date });
  const limit = new Date('2025-11-21T12:00:00Z');
  test.each<[string, JobTimes, string, number]>([
    ['never while the job is open', {}, '2020-01-01', 0],
    ['never before the closing day', { closingOn: new Date(now.getTime() + day) }, '2020-01-01', 0],
    ['not 12 months after the job was closed', closedAt(limit), '2024-01-01', 0],
    ['a second later', closedAt(new Date(limit.getTime() - second)), '2024-01-01', 1],
    ['not 12 months after the closing day', { closingOn: new Date('2025-11-21') }, '2024-01-01', 0],
    ['a day later', { closingOn: new Date('2025-11-20') }, '2024-01-01', 1],
    ['in a job in the trash', { trashedAt: new Date(limit.getTime() - second) }, '2024-01-01', 1],
    ['in one in the trash since then', { trashedAt: limit }, '2024-01-01', 0],
    [
      'a closing day that was entered later',
      { closingOn: new Date('2020'), updatedAt: now },
      '2024-01-01',
      0,
    ],
    ['the same in a closed job', { ...closedAt(now), closingOn: new Date('2020-01-01') }, '2024-01-01', 0],
    ['one that arrived after the job had closed', closedAt(new Date('2025-01-01')), '2025-12-01', 0],
  ])('an undecided application: %s', async (_, times, arrived, due) => {
    await undecided(new Date(arrived), { job: await someJob(times) });
    expect((await rowOf('applications')).count).toBe(due);
    expect(await run()).toEqual(due ? { applications: due } : {});
  });

  test('emails and the audit trail', async () => {
    const old = new Date('2024-01-01');
    await mailAbout('RM-GONE', old);
    await mailAbout('RM-NEW');
    const opened = { action: 'opened', kind: 'x', actorName: 'Asha' } as const;
    const createdAt = old.toISOString();
    await payload.create({ collection: 'audit-events', data: { ...opened, summary: 'Old', createdAt } });
    await payload.create({ collection: 'audit-events', data: { ...opened, summary: 'New' } });
    expect(await run()).toEqual({ mails: 1, audit: 1 });
    const trail = await readTrail(payload, {});
    expect(trail).toContain('opened x: New');
    expect(trail).not.toContain('opened x: Old');
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(1);
  });

  test('nothing when a period is invalid', async () => {
    await message(new Date('2020-01-01'), { status: 'spam' });
    const set = (spam: number) => execute(sql`update retention set spam = ${spam}`);
    await payload.updateGlobal({ slug: 'retention', data: { spam: 30 } });
    await set(0);
    await expect(run()).rejects.toThrow(
      'Messages marked as spam: Give a whole number of days from 1 to 3650.',
    );
    await set(30);
    expect(await referencesIn('messages')).toHaveLength(1);
  });

  test.each([0, -1, 1.5, 121, null])('rejects a period of %j months', async (months) => {
    const error = await payload
      .updateGlobal({ slug: 'retention', data: { audit: months as number } })
      .catch((reason: unknown) => reason);
    expect(JSON.stringify((error as ValidationError).data)).toContain(
      'Give a whole number of months from 1 to 120.',
    );
  });
});
