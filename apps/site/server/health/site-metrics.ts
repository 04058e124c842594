import { execute, sql } from '@riverfront/backend/database/transaction';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { type MetricsOptions, type MetricsServer, serveMetrics } from '@riverfront/telemetry/metrics';
import type { Payload } from 'payload';
import type { Content } from '../database/connect.ts';

/** What every site process reads of the database: what does not get out, and what has not happened for a day. */
const figures = {
  database_up: 'Whether the database responds.',
  deliveries_failed: 'Emails, and messages for the CRM, that have failed for good.',
  undelivered_oldest_seconds: 'Age of the oldest email, or message for the CRM, that is due and not sent.',
  queue_oldest_waiting_seconds: 'How long the oldest task that is due waits for an attempt.',
  backup_last_success_timestamp_seconds:
    'Unix time of the last good backup; before the first one, of the installation.',
  retention_last_run_timestamp_seconds:
    'Unix time at which retention last ended; before the first run, of the installation.',
};

interface SiteMetricsOptions extends Pick<MetricsOptions, 'port' | 'host' | 'build'> {
  content: Content;
}

/** Serves the metrics of this process and the figures of the database. */
export function serveSiteMetrics({ content, ...options }: SiteMetricsOptions): Promise<MetricsServer> {
  return serveMetrics({
    ...options,
    figures,
    async readFigures() {
      try {
        return await readFigures(content.payload());
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return { database_up: 0 };
      }
    },
  });
}

async function readFigures(payload: Payload): Promise<Record<string, number>> {
  // An email for a later time is not due.
  const { rows } = await execute(payload)<Record<string, number>>(sql`
    select 1 as database_up,
      ((select count(*) from mails where state = 'failed')
        + (select count(*) from pgboss.job where name = 'crm' and state = 'failed'))::int as deliveries_failed,
      coalesce(extract(epoch from now() - least(
        (select min(created_at) from mails where state = 'waiting' and not exists (
          select from pgboss.job where name = 'mail' and state = 'created' and start_after > now()
            and (data ->> 'mail')::int = mails.id)),
        (select min(created_on) from pgboss.job where name = 'crm' and state in ('created', 'retry', 'active'))
      )), 0)::float as undelivered_oldest_seconds,
      coalesce((select extract(epoch from now() - min(start_after)) from pgboss.job
        where state in ('created', 'retry') and start_after <= now()), 0)::float as queue_oldest_waiting_seconds,
      extract(epoch from coalesce((select max(made_at) from backups where error is null), installed_at))::float
        as backup_last_success_timestamp_seconds,
      extract(epoch from coalesce((select max(completed_on) from pgboss.job
        where name = 'retention' and state = 'completed'), installed_at))::float
        as retention_last_run_timestamp_seconds
    from (select min(created_at) as installed_at from payload_migrations) installation`);
  return rows[0] ?? {};
}
