import { parseArgs } from 'node:util';
import { withClient } from '@riverfront/database';
import { apiCalls, ask, pageCalls } from '../calls.ts';
import { percentile, printRatio, repeat, startTable, timeOf } from '../measure.ts';
import { openStack, type Stack } from '../stack/stack.ts';
import { loadRows } from './load-rows.ts';
import { staffCalls } from './staff-calls.ts';

/** Goal: no page's time grows by more than a fifth (docs/measurements.md). */
const maxGrowth = 1.2;
/** Goal in ms of an uncached list of the API. */
const maxListMs = 15;

/** Compares every page, call and screen with the sample company and with a large one. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: 'string', default: '10000' },
      applications: { type: 'string', default: '100000' },
      messages: { type: 'string', default: '50000' },
      calls: { type: 'string', default: '20' },
      /** Part of a call's name. */
      only: { type: 'string', default: '' },
    },
  });
  const sizes = {
    jobs: Number(values.jobs),
    applications: Number(values.applications),
    messages: Number(values.messages),
  };
  const env = { PAGE_MAX_AGE_SECONDS: '0', SNAPSHOT_DIR: undefined };
  await using stack = await openStack({ pinned: true, env });
  const small = stack.databaseUrl;
  const large = await copyDatabase(small);
  const loading = await timeOf(() => loadRows(large, sizes));
  console.log(`loaded in ${(loading / 1_000).toFixed(0)} s`);
  // The sample company has no applicants; these fill the first page of each list, as in the large one.
  await loadRows(small, { jobs: 0, applications: 5_000, messages: 1_000 });

  const [site, largeSite] = [await stack.startSite(), await stack.startSite({ DATABASE_URL: large })];
  const met: boolean[] = [];
  const print = startTable('call', 'small p50, ms', 'p95', 'large p50, ms', 'p95', 'ratio', 'goal');
  for (const call of [...apiCalls(), ...pageCalls()]) await compare([site.url, call], [largeSite.url, call]);
  await Promise.all([site.stop(), largeSite.stop()]);
  const staff = await stack.startStaffSide();
  const largeStaff = await stack.startStaffSide({ DATABASE_URL: large });
  const [token, largeToken] = [await signIn(stack, staff.url), await signIn(stack, largeStaff.url)];
  const twins = await withClient(large, staffCalls);
  for (const [n, call] of (await withClient(small, staffCalls)).entries())
    await compare([staff.url, call, token], [largeStaff.url, twins[n] ?? call, largeToken]);
  printRatio('calls that met their goal to calls', met);
  return true;

  /** Calls both alternately, so that other load slows both. */
  async function compare(one: Parameters<typeof ask>, other: Parameters<typeof ask>): Promise<void> {
    const { name } = one[1];
    if (!name.includes(values.only)) return;
    try {
      // The first call fills caches of plans and code.
      const times = await repeat(Number(values.calls), async () => [
        await timeOf(() => ask(...one)),
        await timeOf(() => ask(...other)),
      ]);
      const [p50 = 0, p95 = 0, largeP50 = 0, largeP95 = 0] = [0, 1].flatMap((side) =>
        [0.5, 0.95].map((share) =>
          percentile(
            times.map((pair) => pair[side] ?? 0),
            share,
          ),
        ),
      );
      const ratio = largeP50 / p50;
      const ok = ratio <= maxGrowth && !(name.startsWith('API') && largeP50 > maxListMs);
      met.push(ok);
      print(name, p50, p95, largeP50, largeP95, ratio.toFixed(2), ok ? 'met' : 'missed');
    } catch (error) {
      met.push(false);
      print(name, '', '', '', '', '', String(error));
    }
  }
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
