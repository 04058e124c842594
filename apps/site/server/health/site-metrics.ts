import { execute, sql } from '@riverfront/backend/database/transaction';
import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { commandPaths, paths } from '@riverfront/contract';
import {
  Counter,
  Gauge,
  type MetricsServer,
  routePatterns,
  serveMetrics,
} from '@riverfront/telemetry/metrics';
import type { Payload } from 'payload';
import type { ServerBuild } from 'react-router';
import type { CacheResult } from '../cache/page-cache.ts';
import type { RevisionWatch } from '../cache/revision.ts';
import type { Content } from '../database/connect.ts';
import { type Registry, registerCertificates, registerFolders } from './machine-metrics.ts';

interface SiteMetricsOptions {
  port: number;
  host: string;
  build: Record<string, string>;
  content: Content;
  revision: RevisionWatch;
  /** Folders of files, by name; none that are in S3. */
  folders: Record<string, string>;
  /** Addresses whose certificates are read. */
  addresses: string[];
  /** Routes of the screens; not in development, where they change. */
  routes?: ServerBuild['routes'] | undefined;
}

interface SiteMetrics extends Pick<MetricsServer, 'url' | 'stop'> {
  onCacheResult(result: CacheResult): void;
}

/** Serves the metrics of this process and of the database for Prometheus. */
export async function serveSiteMetrics(options: SiteMetricsOptions): Promise<SiteMetrics> {
  const { port, host, build, content, revision, routes = {} } = options;
  const cache = { hit: 0, miss: 0, stale: 0 };
  const collectors: (() => Promise<void>)[] = [];
  const server = await serveMetrics({
    port,
    host,
    build,
    routeOf: routePatterns(
      [
        ...Object.values(paths),
        ...Object.values(commandPaths),
        ...listRoutePaths(routes),
        ...['/healthz', '/readyz', '/api/openapi.json', '/sitemap.xml', '/robots.txt'],
      ],
      ['/assets/', '/api/media/', '/fonts/', '/__outbox'],
    ),
    register(registry) {
      registerProcess(registry, cache, revision);
      collectors.push(
        registerDatabase(registry, content),
        registerFolders(registry, options.folders),
        registerCertificates(registry, options.addresses),
      );
    },
    async collect() {
      await Promise.all(collectors.map((collect) => collect()));
    },
  });
  return {
    ...server,
    // Counted in a plain object, because a cache hit takes microseconds.
    onCacheResult(result) {
      cache[result] += 1;
    },
  };
}

/** Lists the full path patterns of the routes. */
function listRoutePaths(routes: ServerBuild['routes']): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const parts: string[] = [];
    let current: typeof route | undefined = route;
    while (current) {
      if (current.path) parts.unshift(current.path);
      current = current.parentId ? routes[current.parentId] : undefined;
    }
    return [`/${parts.join('/')}`];
  });
}

function registerProcess(
  registry: Registry,
  cache: Record<CacheResult, number>,
  revision: RevisionWatch,
): void {
  const registers = [registry];
  new Counter({
    name: 'riverfront_page_cache_requests_total',
    help: 'Responses of the page cache: hit, miss (rendered), or stale (an older one because rendering failed).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cache)) this.inc({ result }, count);
    },
  });
  const age = (name: string, help: string, at: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(at() === 0 ? Number.NaN : (Date.now() - at()) / 1_000);
      },
    });
  age('riverfront_revision_age_seconds', 'Time since the revision changed.', revision.changedAt);
  age('riverfront_revision_read_age_seconds', 'Time since the revision was last read.', revision.readAt);
}

/**
 * Registers gauges of the connections, the queue and the outbox.
 * @returns what reads them, once per scrape
 */
function registerDatabase(registry: Registry, content: Content): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `riverfront_${name}`, help, labelNames, registers: [registry] });
  new Gauge({
    name: 'riverfront_database_pool_connections',
    help: 'Connections of this process by state, and callers waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolOf(content);
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  const tasks = gauge(
    'queue_jobs',
    'Tasks in the queue by state; failed ones are stored for some days.',
    'queue',
    'state',
  );
  const oldest = gauge(
    'queue_oldest_waiting_seconds',
    'Waiting time of the oldest task that is due, for its first attempt or another one.',
    'queue',
  );
  const emails = gauge('mails', 'Outgoing emails that are not sent, by state.', 'state');
  const webhooks = gauge('webhook_deliveries', 'Messages that the CRM has not accepted, by state.', 'state');
  const undelivered = gauge(
    'undelivered_oldest_seconds',
    'Age of the oldest email, or message for the CRM, that is not sent and has not failed for good.',
    'kind',
  );
  const backup = gauge(
    'backup_last_success_timestamp_seconds',
    'Unix time of the last good backup; before the first one, of the installation.',
  );
  const retention = gauge(
    'retention_last_run_timestamp_seconds',
    'Unix time at which retention last ended; before the first run, of the installation.',
  );
  const up = gauge('database_up', 'Whether the database responds.');
  return async function readDatabase() {
    for (const one of [tasks, oldest, emails, webhooks, undelivered, backup, retention]) one.reset();
    try {
      const read = await readCounts(content.payload());
      const waits = new Map<string, number>();
      for (const { name, state, count, seconds } of read.tasks) {
        tasks.set({ queue: name, state }, count);
        // A task that fails goes from `created` to `retry`.
        if (state === 'created' || state === 'retry')
          waits.set(name, Math.max(0, seconds, waits.get(name) ?? 0));
      }
      for (const [queue, seconds] of waits) oldest.set({ queue }, seconds);
      for (const kind of ['mail', 'webhook']) undelivered.set({ kind }, 0);
      for (const { kind, state, count, seconds } of read.deliveries) {
        (kind === 'mail' ? emails : webhooks).set({ state }, count);
        if (state === 'waiting') undelivered.set({ kind }, seconds ?? 0);
      }
      if (read.runs) backup.set(read.runs.backup);
      if (read.runs) retention.set(read.runs.retention);
      up.set(1);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      up.set(0);
      // Not 0, which would be an alert of its own.
      for (const one of [backup, retention]) one.set(Number.NaN);
    }
  };
}

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Returns the counts of the pool; none before the first connection. */
function poolOf(content: Content): Partial<Pool> {
  try {
    const { db } = content.payload();
    return 'pool' in db ? (db.pool as Pool) : {};
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return {};
  }
}

async function readCounts(payload: Payload) {
  const run = execute(payload);
  const tasks = await run<{ name: string; state: string; count: number; seconds: number }>(sql`
    select name, state::text as state, count(*)::int as count,
      extract(epoch from now() - min(start_after))::float as seconds
    from pgboss.job where state not in ('completed', 'cancelled') group by 1, 2`);
  // An email for a later time is no delayed one.
  const deliveries = await run<{ kind: string; state: string; count: number; seconds: number | null }>(sql`
    select kind, state, count(*)::int as count,
      extract(epoch from now() - min(created_at) filter (where not exists (
        select from pgboss.job where name = kind and job.state = 'created' and start_after > now()
          and (data ->> 'mail')::int = undelivered.id)))::float as seconds
    from (select 'mail' as kind, id, state::text, created_at from mails where state <> 'sent'
      union all select 'webhook', null, case state when 'failed' then 'failed' else 'waiting' end, created_on
        from pgboss.job where name = 'crm' and state in ('created', 'retry', 'active', 'failed')) undelivered
    group by 1, 2`);
  const runs = await run<{ backup: number; retention: number }>(sql`
    select extract(epoch from coalesce(
        (select max(made_at) from backups where error is null), installed_at))::float as backup,
      extract(epoch from coalesce(
        (select max(completed_on) from pgboss.job where name = 'retention' and state = 'completed'), installed_at))::float
        as retention
    from (select min(created_at) as installed_at from payload_migrations)`);
  return { tasks: tasks.rows, deliveries: deliveries.rows, runs: runs.rows[0] };
}
