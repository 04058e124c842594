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

interface SiteMetricsOptions {
  port: number;
  host: string;
  build: Record<string, string>;
  content: Content;
  revision: RevisionWatch;
  /** Routes of the screens; not in development, where they change. */
  routes?: ServerBuild['routes'] | undefined;
}

interface SiteMetrics extends Pick<MetricsServer, 'url' | 'stop'> {
  onCacheResult(result: CacheResult): void;
}

type Registry = Parameters<NonNullable<Parameters<typeof serveMetrics>[0]['register']>>[0];

/** Serves the metrics of this process and of the database for Prometheus. */
export async function serveSiteMetrics(options: SiteMetricsOptions): Promise<SiteMetrics> {
  const { port, host, build, content, revision, routes = {} } = options;
  const cache = { hit: 0, miss: 0, stale: 0 };
  const server = await serveMetrics({
    port,
    host,
    build,
    routeOf: routePatterns(
      [
        ...Object.values(paths),
        ...Object.values(commandPaths),
        ...listRoutePaths(routes),
        ...['/healthz', '/readyz', '/api/docs', '/api/openapi.json', '/sitemap.xml', '/robots.txt'],
      ],
      ['/assets/', '/api/media/', '/fonts/', '/__outbox'],
    ),
    register(registry) {
      registerProcess(registry, cache, revision);
      registerDatabase(registry, content);
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

/** Registers gauges of the connections, the queue and the outbox, which are queried once per scrape. */
function registerDatabase(registry: Registry, content: Content): void {
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
    'Waiting time of the oldest task that is due.',
    'queue',
  );
  const emails = gauge('mails', 'Outgoing emails that are not sent, by state.', 'state');
  new Gauge({
    name: 'riverfront_database_up',
    help: 'Whether the database responds.',
    registers: [registry],
    async collect() {
      for (const one of [tasks, oldest, emails]) one.reset();
      try {
        const counts = await readCounts(content.payload());
        for (const { name, state, count, seconds } of counts.tasks) {
          tasks.set({ queue: name, state }, count);
          if (state === 'created') oldest.set({ queue: name }, Math.max(0, seconds));
        }
        for (const { state, count } of counts.emails) emails.set({ state }, count);
        this.set(1);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        this.set(0);
      }
    },
  });
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

interface Counts {
  tasks: { name: string; state: string; count: number; seconds: number }[];
  emails: { state: string; count: number }[];
}

async function readCounts(payload: Payload): Promise<Counts> {
  const run = execute(payload);
  const tasks = await run(sql`
    select name, state::text as state, count(*)::int as count,
      extract(epoch from now() - min(start_after))::float as seconds
    from pgboss.job where state not in ('completed', 'cancelled') group by 1, 2`);
  const emails = await run(sql`
    select state::text as state, count(*)::int as count from mails where state <> 'sent' group by 1`);
  return { tasks: tasks.rows, emails: emails.rows } as unknown as Counts;
}
