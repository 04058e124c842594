import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { execute, sql } from '@riverfront/backend/database/transaction';
import type { ProcessReport } from '@riverfront/backend/health/process-report';
import type { Content } from '../database/connect.ts';

/** The status page calls a process lost after four missing heartbeats. */
const intervalMs = 15_000;

/** Stores a heartbeat with a report of this process every 15 seconds, and deletes it at a graceful shutdown. */
export function startHeartbeat(options: { content: Content; report: () => Promise<ProcessReport> }): {
  stop(): Promise<void>;
} {
  const { content, report } = options;
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function beat(): Promise<void> {
    const run = execute(content.payload());
    const text = JSON.stringify(await report());
    await run(sql`
      insert into site_processes (id, host, report) values (${id}, ${hostname()}, ${text}::jsonb)
      on conflict (id) do update set seen_at = now(), report = excluded.report`);
    // Killed processes leave their row.
    await run(sql`delete from site_processes where seen_at < now() - interval '1 day'`);
  }

  async function tick(): Promise<void> {
    // Fails during an outage of the database.
    await beat().catch(() => {});
    if (!isStopped) timer = setTimeout(tick, intervalMs).unref();
  }
  void content.ready.then(tick);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      try {
        await execute(content.payload())(sql`delete from site_processes where id = ${id}`);
      } catch {
        // Then the status page shows the process as disappeared.
      }
    },
  };
}
