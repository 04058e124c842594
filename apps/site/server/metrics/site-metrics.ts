import { execute, sql } from '@riverfront/content/transaction';
import { commandPaths, type Endpoint, endpoints } from '@riverfront/contract';
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
import type { Content } from '../content/connect.ts';
import type { RevisionWatch } from '../content/revision.ts';

export interface SiteMetricsOptions {
  port: number;
  host: string;
  build: Record<string, string>;
  content: Content;
  revision: RevisionWatch;
  /** Routes of the screens; in development they change. */
  routes?: ServerBuild['routes'] | undefined;
}

export interface SiteMetrics extends Pick<MetricsServer, 'url' | 'stop'> {
  onCacheResult(result: CacheResult): void;
}

type Registers = NonNullable<Parameters<typeof serveMetrics>[0]['register']>;
type Registry = Parameters<Registers>[0];

/** Serves what this process knows of itself, and what the database knows of all, for Prometheus. */
export async function serveSiteMetrics(options: SiteMetricsOptions): Promise<SiteMetrics> {
  const cache = { hit: 0, miss: 0, stale: 0 };
  const server = await serveMetrics({
    port: options.port,
    host: options.host,
    build: options.build,
    routeOf: routePatterns(
      [
        ...Object.values<Endpoint>(endpoints).map(({ path }) => path),
        ...Object.values(commandPaths),
        ...screenPaths(options.routes ?? {}),
        ...['/healthz', '/readyz', '/api/docs', '/api/openapi.json', '/sitemap.xml', '/robots.txt'],
      ],
      ['/assets/', '/api/media/', '/fonts/', '/__outbox'],
    ),
    register(registry) {
      registerCache(registry, cache);
      registerRevision(registry, options.revision);
      registerPool(registry, options.content);
      registerWork(registry, options.content);
    },
  });
  return {
    ...server,
    // A number in a field costs a page from memory nothing.
    onCacheResult(result) {
      cache[result] += 1;
    },
  };
}

/** Full patterns of the router's routes. */
function screenPaths(routes: ServerBuild['routes']): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route) return [];
    const parts: string[] = [];
    for (
      let one: typeof route | undefined = route;
      one;
      one = one.parentId ? routes[one.parentId] : undefined
    )
      if (one.path) parts.unshift(one.path);
    return [`/${parts.join('/')}`];
  });
}

function registerCache(registry: Registry, cache: Record<CacheResult, number>): void {
  new Counter({
    name: 'riverfront_page_cache_requests_total',
    help: 'Answers of the page cache: from memory, rendered, or an older copy because rendering failed.',
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
  age('riverfront_revision_age_seconds', 'Since the newest publication was taken over.', revision.changedAt);
  age('riverfront_revision_read_age_seconds', 'Since the revision could be read last.', revision.readAt);
}

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

function registerPool(registry: Registry, content: Content): void {
  new Gauge({
    name: 'riverfront_database_pool_connections',
    help: 'Connections of this process by state, and callers that wait for one.',
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

/** What all processes share is read once for each reading of the metrics. */
function registerWork(registry: Registry, content: Content): void {
  const jobs = new Gauge({
    name: 'riverfront_queue_jobs',
    help: 'Jobs in the queue by state; failed ones are kept for some days.',
    labelNames: ['queue', 'state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'riverfront_queue_oldest_waiting_seconds',
    help: 'Since when the oldest job that is due waits.',
    labelNames: ['queue'],
    registers: [registry],
  });
  const mails = new Gauge({
    name: 'riverfront_mails',
    help: 'Outgoing mail that is not sent, by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  new Gauge({
    name: 'riverfront_database_up',
    help: 'Whether the database answered just now.',
    registers: [registry],
    async collect() {
      for (const gauge of [jobs, oldest, mails]) gauge.reset();
      try {
        const work = await readWork(content.payload());
        for (const { name, state, count, seconds } of work.jobs) {
          jobs.set({ queue: name, state }, count);
          if (state === 'created') oldest.set({ queue: name }, Math.max(0, seconds));
        }
        for (const { state, count } of work.mails) mails.set({ state }, count);
        this.set(1);
      } catch {
        this.set(0);
      }
    },
  });
}

interface Work {
  jobs: { name: string; state: string; count: number; seconds: number }[];
  mails: { state: string; count: number }[];
}

async function readWork(payload: Payload): Promise<Work> {
  const run = execute(payload);
  const jobs = await run(sql`
    select name, state::text as state, count(*)::int as count,
      extract(epoch from now() - min(start_after))::float as seconds
    from pgboss.job where state not in ('completed', 'cancelled') group by 1, 2`);
  const mails = await run(sql`
    select state::text as state, count(*)::int as count from mails where state <> 'sent' group by 1`);
  return { jobs: jobs.rows, mails: mails.rows } as unknown as Work;
}
