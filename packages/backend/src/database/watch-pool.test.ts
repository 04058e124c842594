import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';
import { withAdvisoryLock } from './transaction.ts';
import { onDatabaseAnswer } from './watch-pool.ts';

// One of them is held by Payload itself.
const poolSize = 3;

const content = await openTestContent({ poolSize });
const { payload } = content;
const { pool } = payload.db as unknown as { pool: Pool };

/** Simulates `kill -9` of the database server. */
function loseConnection(client: PoolClient): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

const count = () => payload.count({ collection: 'services' });

test('replaces lost connections that are never released', async () => {
  const held = await Promise.all(Array.from({ length: poolSize - 1 }, () => pool.connect()));
  held.forEach(loseConnection);
  expect(await count()).toMatchObject({ totalDocs: expect.any(Number) });

  for (const client of held) expect(() => client.release()).not.toThrow();
  const again = await Promise.all(Array.from({ length: poolSize - 1 }, () => pool.connect()));
  for (const client of again) client.release();
  expect(await count()).toMatchObject({ totalDocs: expect.any(Number) });
});

test('fails a transaction whose connection is lost, and not the next one', async () => {
  const held = await pool.connect();
  await held.query('begin');
  loseConnection(held);
  await expect(held.query('select 1')).rejects.toThrow();
  held.release();
  const id = await payload.db.beginTransaction();
  await payload.db.rollbackTransaction(id ?? '');
  expect(pool.waitingCount).toBe(0);
});

test('serialises concurrent queries of one connection, also after one that fails', async () => {
  const warnings: string[] = [];
  const record = (warning: Error) => warnings.push(warning.message);
  process.on('warning', record);
  const client = await pool.connect();
  const answers = await Promise.allSettled(
    ['select 1 as n', 'select 1 / 0', 'select 2 as n'].map((statement) => client.query(statement)),
  );
  client.release();
  // Warnings are emitted in the next tick.
  await new Promise(setImmediate);
  process.off('warning', record);
  expect(answers).toMatchObject([
    { value: { rows: [{ n: 1 }] } },
    { status: 'rejected' },
    { value: { rows: [{ n: 2 }] } },
  ]);
  expect(warnings).toEqual([]);
});

test('reports each answer of the database, in a long transaction too', async () => {
  let answers = 0;
  onDatabaseAnswer(payload, () => {
    answers += 1;
  });
  await pool.query('select 1');
  expect(answers).toBe(1);
  await pool.query('select 1 / 0').catch(() => undefined);
  expect(answers).toBe(1);
  const id = await payload.db.beginTransaction();
  const before = answers;
  await payload.count({ collection: 'services', req: { transactionID: id ?? '' } });
  expect(answers).toBeGreaterThan(before);
  await payload.db.rollbackTransaction(id ?? '');
});

test('serialises the set-up of the database by several nodes', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await pause(50);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 2 }, () => withAdvisoryLock(payload, 'a test', work)));
  expect(most).toBe(1);
  await Promise.all([content.prepareAgain(), content.prepareAgain()]);
}, 120_000);
