import { execute, sql } from '@riverfront/backend/database/transaction';
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

export interface SiteMetricsOptions {
  port: number;
  host: string;
  build: Record<string, string>;
  content: Content;
  revision: RevisionWatch;
  /** Routes of the screens; not in development, where they change. */
  routes?: ServerBuild['routes'] | undefined;
}

export interface SiteMetrics extends Pick<MetricsServer, 'url' | 'stop'> {
  onCacheResult(result: CacheResult): void;
}

type Registers = NonNullable<Parameters<typeof serveMetrics>[0]['register']>;
type Registry = Parameters<Registers>[0];

/** Serves the metrics of this process and of the database for Prometheus. */
export async function serveSiteMetrics(options: SiteMetricsOptions): Promise<SiteMetrics> {
  const cache = { hit: 0, miss: 0, stale: 0 };
  const server = await serveMetrics({
    port: options.port,
    host: options.host,
    build: options.build,
    routeOf: routePatterns(
      [
        ...Object.values(paths),
        ...Object.values(commandPaths),
        ...listRoutePaths(options.routes ?? {}),
        ...['/healthz', '/readyz', '/api/docs', '/api/openapi.json', '/sitemap.xml', '/robots.txt'],
      ],
      ['/assets/', '/api/media/', '/fonts/', '/__outbox'],
    ),
    register(registry) {
      registerCache(registry, cache);
      registerRevision(registry, options.revision);
      registerPool(registry, options.content);
      registerQueue(registry, options.content);
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

function registerCache(registry: Registry, cache: Record<CacheResult, number>): void {
  new Counter({
    name: 'riverfront_page_cache_requests_total',
    help: 'Responses of the page cache: hit, miss (rendered), or stale (an older one because rendering failed).',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cache)) this.inc({ result }, count);
    },
  });
}

function registerRevision(registry: Registry, revision: RevisionWatch): void {
  const age = (name: string, help: string, at: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(at() === 0 ? Number.NaN : (Date.now() - at()) / 1_000);
      },
    });
  age('riverfront_revision_age_seconds', 'Time since the revision changed.', revision.changedAt);
  age('riverfront_revision_read_age_seconds', 'Time since the revision was last read.', revision.readAt);
}

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

function registerPool(registry: Registry, content: Content): void {
  new Gauge({
    name: 'riverfront_database_pool_connections',
    help: 'Connections of this process by state, and callers waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset();
      const pool = poolOf(content);
      if (!pool) return;
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function poolOf(content: Content): Pool | undefined {
  try {
    const { db } = content.payload();
    return 'pool' in db ? (db.pool as Pool) : undefined;
  } catch {
    // Not connected yet.
    return undefined;
  }
}

/** Registers gauges of the queue and outbox, which are queried once per scrape. */
function registerQueue(registry: Registry, content: Content): void {
  const tasks = new Gauge({
    name: 'riverfront_queue_jobs',
    help: 'Tasks in the queue by state; failed ones are stored for some days.',
    labelNames: ['queue', 'state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'riverfront_queue_oldest_waiting_seconds',
    help: 'Waiting time of the oldest task that is due.',
    labelNames: ['queue'],
    registers: [registry],
  });
  const emails = new Gauge({
    name: 'riverfront_mails',
    help: 'Outgoing emails that are not sent, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  new Gauge({
    name: 'riverfront_database_up',
    help: 'Whether the database responds.',
    registers: [registry],
    async collect() {
      for (const gauge of [tasks, oldest, emails]) gauge.reset();
      try {
        const counts = await readCounts(content.payload());
        for (const { name, state, count, seconds } of counts.tasks) {
          tasks.set({ queue: name, state }, count);
          if (state === 'created') oldest.set({ queue: name }, Math.max(0, seconds));
        }
        for (const { state, count } of counts.emails) emails.set({ state }, count);
        this.set(1);
      } catch {
        this.set(0);
      }
    },
  });
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
