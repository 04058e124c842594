import { parseArgs } from 'node:util';
import { withClient } from '@riverfront/database';
import { apiCalls, ask, pageCalls } from '../calls.ts';
import { printRatio, repeat, startTable, timeOf } from '../measure.ts';
import { openStack, type Stack } from '../stack/stack.ts';
import { loadRows } from './load-rows.ts';
import { type StaffCall, staffCalls } from './staff-calls.ts';

/** Goal: no call's time grows by more than a fifth, beyond the bytes that are really more (docs/measurements.md). */
const maxGrowth = 1.2;
/** Below so many ms the difference is noise. */
const noiseMs = 5;
/** Goals of one call with the large database: queries, and ms of its time. */
const most = { queries: 30, databaseMs: 100 };

type Side = [url: string, call: StaffCall, token?: string];

/** Compares every page, call and screen with the sample company and with a large one. */
export async function run(args: string[]): Promise<boolean> {
  const number = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args,
    options: {
      jobs: number('10000'),
      applications: number('100000'),
      messages: number('50000'),
      articles: number('3000'),
      auditEvents: number('200000'),
      staff: number('300'),
      calls: number('9'),
      /** Part of a call's name. */
      only: { type: 'string', default: '' },
    },
  });
  const { jobs, applications, messages, articles, auditEvents, staff: people, calls, only } = values;
  const env = { PAGE_MAX_AGE_SECONDS: '0' };
  await using stack = await openStack({ pinned: true, env });
  const small = stack.databaseUrl;
  const change = (statement: string) => withClient(small, (client) => client.query(statement));
  await change("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await stack.database.stop();
  await stack.database.start();
  await change('create extension pg_stat_statements');
  const large = await copyDatabase(small);
  const loading = await timeOf(() =>
    loadRows(large, {
      jobs: Number(jobs),
      applications: Number(applications),
      messages: Number(messages),
      articles: Number(articles),
      auditEvents: Number(auditEvents),
      staff: Number(people),
    }),
  );
  console.log(`loaded in ${(loading / 1_000).toFixed(0)} s`);
  // The sample company has no applicants; these fill the first page of each list, as in the large one.
  const few = { jobs: 0, applications: 2_000, messages: 1_000, articles: 0, auditEvents: 2_000, staff: 3 };
  await loadRows(small, few);

  const [site, largeSite] = [await stack.startSite(), await stack.startSite({ DATABASE_URL: large })];
  const met: boolean[] = [];
  const print = startTable(
    'call',
    'small, ms',
    'large, ms',
    'ratio',
    'bytes',
    'queries',
    'database, ms',
    'goal',
  );
  for (const call of [...apiCalls(), ...pageCalls()]) await compare([site.url, call], [largeSite.url, call]);
  await Promise.all([site.stop(), largeSite.stop()]);
  const staff = await stack.startStaffSide();
  const largeStaff = await stack.startStaffSide({ DATABASE_URL: large });
  const [token, largeToken] = [await signIn(stack, staff.url), await signIn(stack, largeStaff.url)];
  const twins = await withClient(large, staffCalls);
  for (const [n, call] of (await withClient(small, staffCalls)).entries())
    await compare([staff.url, call, token], [largeStaff.url, twins[n] ?? call, largeToken]);
  await printIndexes(large);
  return printRatio('calls that met their goal to calls', met);

  /** Calls both alternately, so that other load slows both; counts the queries of the last call. */
  async function compare(one: Side, other: Side): Promise<void> {
    const [, { name, isExport }] = one;
    if (!name.includes(only)) return;
    try {
      // The first call fills caches of plans and code.
      const lengths = [await ask(...one), await ask(...other)].map(({ length }) => length);
      const times = await repeat(
        isExport ? 1 : Number(calls),
        async () => [await timeOf(() => ask(...one)), await timeOf(() => ask(...other))],
        0,
      );
      const fastest = (side: number) => Math.min(...times.map((pair) => pair[side] ?? 0));
      const [smallMs, largeMs] = [fastest(0), fastest(1)];
      const { queries, ms } = await countQueries(large, () => ask(...other));
      const bytes = Math.max(1, (lengths[1] ?? 0) / (lengths[0] || 1));
      const ratio = largeMs / smallMs;
      const isFlat = ratio / bytes <= maxGrowth || largeMs - smallMs <= noiseMs;
      const ok = isExport || (isFlat && queries <= most.queries && ms <= most.databaseMs);
      met.push(Boolean(ok));
      const goal = ok ? 'met' : 'missed';
      print(name, smallMs, largeMs, ratio.toFixed(2), bytes.toFixed(2), String(queries), ms, goal);
    } catch (error) {
      met.push(false);
      print(name, '', '', '', '', '', '', String(error));
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

/** Prints how often each index of the largest table was used. */
async function printIndexes(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string; scans: string; mb: number }>(
      `select indexrelname as name, idx_scan as scans, (pg_relation_size(indexrelid) / 1e6)::float as mb
        from pg_stat_user_indexes where relname = 'applications' order by idx_scan`,
    ),
  );
  const print = startTable('index of applications', 'scans', 'MB');
  for (const { name, scans, mb } of rows) print(name, scans, mb);
}

/** Copies a database on its server, to which nobody else may be connected. */
async function copyDatabase(url: string): Promise<string> {
  const [server, copy] = [new URL(url), new URL(url)];
  const name = server.pathname.slice(1);
  server.pathname = '/template1';
  copy.pathname = `/${name}_large`;
  await withClient(server.href, (client) => client.query(`create database ${name}_large template ${name}`));
  return copy.href;
}

/** Signs in with the account that was created when the database was prepared. */
export async function signIn({ account }: Stack, cmsUrl: string): Promise<string> {
  const signedIn = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`Signing in to the staff side: ${signedIn.status}`);
  return token;
}
