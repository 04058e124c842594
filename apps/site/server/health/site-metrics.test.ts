import { execute, sql } from '@riverfront/backend/database/transaction';
import { startQueue } from '@riverfront/backend/queue/queue';
import { openTestContent } from '@riverfront/backend/testing';
import { expect, test } from 'vitest';
import { idleWorkers } from '../../../../packages/backend/testing/idle-workers.ts';
import { serveSiteMetrics } from './site-metrics.ts';

const { payload, options } = await openTestContent();
const queue = startQueue({ databaseUrl: options.databaseUrl, workers: idleWorkers() });
await queue.ready;
await queue.stop();
const run = execute(payload);

/** Scrapes a process that has just started, whose figures are not read yet. */
async function scrape(current = () => payload): Promise<string> {
  const metrics = await serveSiteMetrics({
    port: 0,
    host: '127.0.0.1',
    build: { version: '1.0.0', commit: 'abc' },
    content: { payload: current, ready: Promise.resolve(), close: async () => {} },
  });
  const text = await (await fetch(metrics.url)).text();
  await metrics.stop();
  return text;
}

test('tells what waits, in whatever state its task is, and the last backup and retention', async () => {
  await run(sql`insert into mails (kind, "to", state, created_at)
    values ('reply', 'a@mail.example', 'waiting', now() - interval '2 hours'), ('reply', 'b@mail.example', 'failed', now())`);
  await run(sql`insert into pgboss.job (name, state, start_after, created_on)
    values ('mail', 'retry', now() - interval '10 minutes', now()), ('crm', 'retry', now(), now() - interval '1 hour')`);
  await run(sql`insert into backups (files, made_at) values (1, to_timestamp(1700000000))`);
  await run(sql`insert into backups (files, error) values (0, 'The disk is full')`);
  const text = await scrape();
  const read = (name: string, from = text) => Number(from.split(`\nriverfront_${name} `)[1]?.split('\n')[0]);
  expect(read('database_up')).toBe(1);
  expect(read('deliveries_failed')).toBe(1);
  expect(read('undelivered_oldest_seconds')).toBeCloseTo(7_200, -2);
  expect(read('queue_oldest_waiting_seconds')).toBeCloseTo(600, -2);
  expect(read('backup_last_success_timestamp_seconds')).toBe(1_700_000_000);
  // No run yet: since the installation.
  const { rows } = await run<{ at: number }>(
    sql`select extract(epoch from min(created_at))::float as at from payload_migrations`,
  );
  expect(read('retention_last_run_timestamp_seconds')).toBe(rows[0]?.at);

  await run(sql`update mails set state = 'sent'`);
  expect(read('undelivered_oldest_seconds', await scrape())).toBeCloseTo(3_600, -2);
  await run(sql`delete from pgboss.job`);
  const after = await scrape();
  for (const name of ['undelivered_oldest_seconds', 'queue_oldest_waiting_seconds', 'deliveries_failed'])
    expect([name, read(name, after)]).toEqual([name, 0]);
});

test('leaves unknown when the last backup was while the database is away', async () => {
  const text = await scrape(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  expect(text).toContain('\nriverfront_database_up 0\n');
  expect(text).toMatch(/^riverfront_backup_last_success_timestamp_seconds nan$/im);
});
