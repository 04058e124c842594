import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { startQueue } from '@riverfront/backend/queue/queue';
import { openTestContent } from '@riverfront/backend/testing';
import { afterAll, expect, test } from 'vitest';
import { idleWorkers } from '../../../../packages/backend/testing/idle-workers.ts';
import { serveSiteMetrics } from './site-metrics.ts';

const { payload, options, close } = await openTestContent();
const queue = startQueue({ databaseUrl: options.databaseUrl, workers: idleWorkers() });
await queue.ready;
await queue.stop();
let outage: Error | undefined;
function current() {
  if (outage) throw outage;
  return payload;
}
const metrics = await serveSiteMetrics({
  port: 0,
  host: '127.0.0.1',
  build: { version: '1.0.0', commit: 'abc' },
  content: { payload: current, ready: Promise.resolve(), close: async () => {} },
  revision: { changedAt: () => 0, readAt: () => 0 } as never,
  folders: { media: tmpdir() },
  addresses: ['http://localhost:3000'],
});
const readMetrics = async () => await (await fetch(metrics.url)).text();
const run = execute(payload);
afterAll(async () => {
  await metrics.stop();
  await close();
});

test('show in the scrape that is under way what waits, in whatever state its task is', async () => {
  await run(sql`insert into mails (kind, "to", state, created_at)
    values ('reply', 'a@mail.example', 'waiting', now() - interval '2 hours')`);
  await run(sql`insert into pgboss.job (name, state, start_after, created_on)
    values ('mail', 'retry', now() - interval '10 minutes', now()), ('crm', 'retry', now(), now() - interval '1 hour')`);
  await run(sql`insert into backups (files, made_at) values (1, to_timestamp(1700000000))`);
  await run(sql`insert into backups (files, error) values (0, 'The disk is full')`);
  const text = await readMetrics();
  const read = (name: string) => Number(text.split(`\nriverfront_${name} `)[1]?.split('\n')[0]);
  expect(read('undelivered_oldest_seconds{kind="mail"}')).toBeGreaterThan(7_199);
  expect(read('undelivered_oldest_seconds{kind="webhook"}')).toBeGreaterThan(3_599);
  expect(read('queue_oldest_waiting_seconds{queue="mail"}')).toBeGreaterThan(599);
  expect(read('webhook_deliveries{state="waiting"}')).toBe(1);
  expect(read('backup_last_success_timestamp_seconds')).toBe(1_700_000_000);
  // No run yet: since the installation.
  const { rows } = await run<{ at: number }>(
    sql`select extract(epoch from min(created_at))::float as at from payload_migrations`,
  );
  expect(read('retention_last_run_timestamp_seconds')).toBe(rows[0]?.at);
  expect(read('disk_free_bytes{folder="media"}')).toBeGreaterThan(0);

  await run(sql`update mails set state = 'sent'`);
  await run(sql`delete from pgboss.job`);
  const after = await readMetrics();
  expect(after).toContain('riverfront_undelivered_oldest_seconds{kind="mail"} 0');
  expect(after).not.toContain('riverfront_queue_oldest_waiting_seconds{queue="mail"}');
});

test('leave unknown when the last backup was while the database is away', async () => {
  outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const text = await readMetrics();
  outage = undefined;
  expect(text).toContain('\nriverfront_database_up 0\n');
  expect(text).toMatch(/^riverfront_backup_last_success_timestamp_seconds nan$/im);
  expect(text).toMatch(/^riverfront_retention_last_run_timestamp_seconds nan$/im);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test('are what Prometheus’s linter accepts', { skip: !hasPromtool }, async () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], {
    input: await readMetrics(),
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
