import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ProcessReport } from '@riverfront/content/status';
import { execute, sql } from '@riverfront/content/transaction';
import type { Content } from '../content/connect.ts';

/** Milliseconds between two signs of life; the status page calls a process lost after four of them. */
const intervalMs = 15_000;

/**
 * Writes down every 15 seconds that this process is there and what it says of
 * itself, in a row of its own that goes when the process does.
 */
export function startHeartbeat(options: {
  content: Content;
  report: () => Promise<ProcessReport>;
  everyMs?: number;
}): { stop(): Promise<void> } {
  const { content, report, everyMs = intervalMs } = options;
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function beat(): Promise<void> {
    const run = execute(content.payload());
    const text = JSON.stringify(await report());
    await run(sql`
      insert into site_processes (id, host, report) values (${id}, ${hostname()}, ${text}::jsonb)
      on conflict (id) do update set seen_at = now(), report = excluded.report`);
    // Of those that were killed, somebody has to take the row away.
    await run(sql`delete from site_processes where seen_at < now() - interval '1 day'`);
  }

  async function tick(): Promise<void> {
    // While the database is away there is nobody to tell.
    await beat().catch(() => {});
    if (!isStopped) timer = setTimeout(tick, everyMs).unref();
  }
  void content.ready.then(tick);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      try {
        await execute(content.payload())(sql`delete from site_processes where id = ${id}`);
      } catch {
        // Then the row says since when it is gone.
      }
    },
  };
}
