import { withClient } from '@riverfront/database';
import { printRatio, repeat, startTable, timeOf } from './measure.ts';
import { ask, type Call, job, pagePaths, signIn } from './requests.ts';
import { loadRows } from './scale/load-rows.ts';
import { staffCalls } from './scale/staff-calls.ts';
import { openStack } from './stack.ts';

/** Goal: no call's time grows by more than a fifth, beyond the bytes that are really more (docs/measurements.md). */
const maxGrowth = 1.2;
/** Below so many ms the difference is noise. */
const noiseMs = 5;
/** Goals of one call with the large database: queries, and ms of its time. */
const most = { queries: 30, databaseMs: 100 };

const largeSizes = {
  ...{ jobs: 10_000, applications: 100_000, messages: 50_000, articles: 3_000 },
  auditEvents: 200_000,
};
/** The sample company has no applicants; these fill the first page of each list, as in the large one. */
const smallSizes = { jobs: 0, applications: 2_000, messages: 1_000, articles: 0, auditEvents: 2_000 };

/** Calls of the API that read many rows, or search them, and pages. */
const paths = [
  '/api/jobs',
  '/api/jobs?status=closed',
  '/api/jobs?location=Ahmedabad%2C+India&type=full-time',
  '/api/jobs?search=architect',
  '/api/jobs?search=xylophone',
  `/api/jobs/${job}`,
  '/api/blogs/list?page=1&limit=20',
  '/api/api/home/list',
  '/api/search?q=sap+consultant+ahmedabad',
  '/api/sitemap/list',
  ...pagePaths,
];

type Side = [url: string, call: Call, token?: string];

/**
 * Compares pages, calls and screens with the sample company and with a large one.
 * @param count how often each is called
 * @param only part of a call's path
 */
export async function run([count = '9', only = '']: string[]): Promise<boolean> {
  await using stack = await openStack({ pinned: true, env: { PAGE_MAX_AGE_SECONDS: '0' } });
  const small = stack.databaseUrl;
  const change = (statement: string) => withClient(small, (client) => client.query(statement));
  await change("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await stack.restartDatabase();
  await change('create extension pg_stat_statements');
  const large = small.replace(/postgres$/, 'large');
  // Nobody may be connected to what is copied.
  await withClient(small.replace(/postgres$/, 'template1'), (client) =>
    client.query('create database large template postgres'),
  );
  const loading = await timeOf(() => loadRows(large, largeSizes));
  console.log(`loaded in ${(loading / 1_000).toFixed(0)} s`);
  await loadRows(small, smallSizes);

  const met: boolean[] = [];
  const names = ['call', 'small, ms', 'large, ms', 'ratio', 'bytes', 'queries', 'database, ms', 'goal'];
  const print = startTable(...names);
  const [site, largeSite] = [await stack.startSite(), await stack.startSite({ DATABASE_URL: large })];
  for (const path of paths) await compare([site.url, { path }], [largeSite.url, { path }]);
  await Promise.all([site.stop(), largeSite.stop()]);
  const staff = await stack.startStaffSide();
  const largeStaff = await stack.startStaffSide({ DATABASE_URL: large });
  const [token, largeToken] = await Promise.all(
    [staff, largeStaff].map(({ url }) => signIn(stack.account, url)),
  );
  const twins = await withClient(large, staffCalls);
  for (const [n, call] of (await withClient(small, staffCalls)).entries())
    await compare([staff.url, call, token], [largeStaff.url, twins[n] ?? call, largeToken]);
  return printRatio('calls that met their goal to calls', met);

  /** Calls both alternately, so that other load slows both; counts the queries of the last call. */
  async function compare(one: Side, other: Side): Promise<void> {
    const [, { path }] = one;
    if (!path.includes(only)) return;
    try {
      // The first call fills caches of plans and code.
      const [fewer, more] = [await ask(...one), await ask(...other)];
      const times = await repeat(Number(count), async () => [
        await timeOf(() => ask(...one)),
        await timeOf(() => ask(...other)),
      ]);
      const fastest = (side: number) => Math.min(...times.map((pair) => pair[side] ?? 0));
      const [smallMs, largeMs] = [fastest(0), fastest(1)];
      const { queries, ms } = await countQueries(large, () => ask(...other));
      const bytes = Math.max(1, more.length / (fewer.length || 1));
      const ratio = largeMs / smallMs;
      const isFlat = ratio / bytes <= maxGrowth || largeMs - smallMs <= noiseMs;
      const ok = isFlat && queries <= most.queries && ms <= most.databaseMs;
      met.push(ok);
      const goal = ok ? 'met' : 'missed';
      print(path, smallMs, largeMs, ratio.toFixed(2), bytes.toFixed(2), String(queries), ms, goal);
    } catch (error) {
      met.push(false);
      print(path, '', '', '', '', '', '', String(error));
    }
  }
}

/** Statements that both processes repeat whatever is called: heartbeats, revisions, reports, tasks. */
const background = 'time_zone from settings|content_revision|site_processes|pgboss|pg_stat_|^(begin|commit)';

/** Counts the statements of a database while some work runs, and the ms that they take. */
async function countQueries(url: string, work: () => Promise<unknown>) {
  return withClient(url, async (client) => {
    await client.query('select pg_stat_statements_reset()');
    await work();
    const { rows } = await client.query<{ queries: number; ms: number }>(
      `select coalesce(sum(calls), 0)::int as queries, coalesce(sum(total_exec_time), 0)::float as ms from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) and query !~* $1`,
      [background],
    );
    return rows[0] ?? { queries: 0, ms: 0 };
  });
}
