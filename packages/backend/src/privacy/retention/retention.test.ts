import { describe, expect, test } from 'vitest';
import { now, openRetention, queue } from '../../../testing/retention.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Message } from '../../payload-types.ts';
import { deleteDue } from './delete-due.ts';
import { promisedMonths } from './periods.ts';

const { payload, application, message, mailAbout, setMonths, run, preview, rowOf, referencesIn } =
  await openRetention();

describe('the promised period', () => {
  test('is that of the notice the visitor saw; a new period is a new version', async () => {
    const read = async () => (await payload.findGlobal({ slug: 'forms', depth: 0 })).contact.notice;
    const ask = (version?: number) =>
      inTransaction(payload, (transaction) => promisedMonths(transaction, 'messages', version));
    const before = await read();
    expect(before).toMatchObject({ months: 24 });
    await setMonths({ messages: 36, applications: 12 });
    const after = await read();
    expect(after).toMatchObject({ months: 36, version: (before.version ?? 0) + 1 });
    expect(await ask(before.version ?? 0)).toBe(24);
    expect(await ask(after.version ?? 0)).toBe(36);
    expect(await ask(undefined)).toBe(36);
    expect(await ask(999)).toBe(36);
    await setMonths({ messages: 24, applications: 12 });
  });
});

describe('the deletion', () => {
  test('leaves a receipt without personal data, and what is about others', async () => {
    const doc = await application(new Date('2024-01-01'));
    const other = await application(now);
    await mailAbout(other.reference);
    await run();
    expect((await payload.find({ collection: 'mails' })).docs).toMatchObject([{ about: other.reference }]);
    const { docs: receipts } = await payload.find({ collection: 'retention-receipts' });
    const deleted = { kind: 'applications', deleted: 1, held: 0, references: [doc.reference] };
    expect(receipts).toMatchObject([{ ...deleted, before: '2025-11-21T12:00:00.000Z' }]);
    expect((await preview()).receipts).toMatchObject([{ summary: '1 × Applications', held: 0 }]);
    expect(JSON.stringify(receipts)).not.toMatch(/asha|mail\.example/i);
    const retired = { collection: 'audit-events', where: { action: { equals: 'retired' } } } as const;
    const { docs: events } = await payload.find(retired);
    expect(events[0]).toMatchObject({ kind: 'applications', actorName: 'The site' });
  });

  test('skips a record on legal hold with everything about it, and counts it', async () => {
    const hold = { legalHold: true, legalHoldReason: 'Case 12/2026' };
    const held = await message(new Date('2020-01-01'), hold);
    const free = await message(new Date('2020-01-01'));
    await mailAbout(held.reference, new Date('2020-01-01'));
    await mailAbout(free.reference, new Date('2020-01-01'));
    expect(await rowOf('messages')).toMatchObject({ count: 1, held: 1, references: [free.reference] });
    expect(await rowOf('mails')).toMatchObject({ count: 1, held: 1 });
    await run();
    expect(await referencesIn('messages')).toEqual([held.reference]);
    expect((await payload.find({ collection: 'mails' })).docs[0]?.about).toBe(held.reference);
    const { docs } = await payload.find({ collection: 'retention-receipts', sort: 'id' });
    expect(docs[0]).toMatchObject({ kind: 'messages', deleted: 1, held: 1 });
  });

  test('leaves whole batches when it is killed, and the next run continues', async () => {
    for (let index = 0; index < 5; index += 1) await application(new Date('2024-01-01'));
    const create = payload.create.bind(payload);
    let receipts = 0;
    const broken = Object.assign(Object.create(payload), {
      create: (options: Parameters<typeof create>[0]) => {
        if (options.collection === 'retention-receipts' && ++receipts === 2) throw new Error('killed');
        return create(options);
      },
    });
    await expect(deleteDue({ payload: broken, queue, now, batchSize: 2 })).rejects.toThrow('killed');
    expect(await referencesIn('applications')).toHaveLength(3);
    expect((await payload.count({ collection: 'retention-receipts' })).totalDocs).toBe(1);
    expect(await run({ batchSize: 2 })).toEqual({ applications: 3 });
  });

  test('deletes everything once in two concurrent runs', async () => {
    for (let index = 0; index < 6; index += 1) await message(new Date('2020-01-01'));
    await Promise.all([run({ batchSize: 2 }), run({ batchSize: 2 })]);
    await run();
    expect(await referencesIn('messages')).toEqual([]);
    const { docs } = await payload.find({ collection: 'retention-receipts', limit: 20 });
    const named = docs.flatMap(({ references }) => references ?? []);
    expect(named).toHaveLength(6);
    expect(new Set(named).size).toBe(6);
  });
});

test('requires a reason for a legal hold', async () => {
  const { id } = await message(now);
  const hold = (data: Partial<Message>) => payload.update({ collection: 'messages', id, data });
  await expect(hold({ legalHold: true })).rejects.toThrow(/Reason for the hold/);
  await expect(hold({ legalHold: true, legalHoldReason: '  ' })).rejects.toThrow(/Reason for the hold/);
  expect(await hold({ legalHold: true, legalHoldReason: 'Case 12/2026' })).toMatchObject({ legalHold: true });
  await expect(hold({ legalHoldReason: null })).rejects.toThrow(/Reason for the hold/);
  expect(await hold({ legalHold: false, legalHoldReason: null })).toMatchObject({ legalHold: false });
});
