import { parseArgs } from 'node:util';
import { withClient } from '@riverfront/database';
import { apiCalls, ask, type Call, pageCalls } from '../calls.ts';
import { columns, percentile, printRatio, timeOf } from '../measure.ts';
import { createDatabase, dropDatabase } from '../stack/postgres.ts';
import { openStack, signIn } from '../stack/stack.ts';
import { loadRows } from './load-rows.ts';
import { staffCalls } from './staff-calls.ts';

/** Goal: no page's time grows by more than a fifth (docs/measurements.md). */
const maxGrowth = 1.2;
/** Goal in ms of an uncached list of the API. */
const maxListMs = 15;

/** Compares every page, call and screen with the sample company and with a very large one. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      jobs: { type: 'string', default: '100000' },
      articles: { type: 'string', default: '24000' },
      applications: { type: 'string', default: '1000000' },
      calls: { type: 'string', default: '20' },
      /** Part of a call's name. */
      only: { type: 'string', default: '' },
      part: { type: 'string', default: 'site,staff' },
    },
  });
  const sizes = {
    jobs: Number(values.jobs),
    articles: Number(values.articles),
    applications: Number(values.applications),
  };
  const met: boolean[] = [];
  const env = { PAGE_MAX_AGE_SECONDS: '0' };
  await using stack = await openStack({ database: 'server', pinned: true, env });
  const small = stack.databaseUrl;
  const name = new URL(small).pathname.slice(1);
  stack.defer(() => dropDatabase(`${name}_large`));
  const large = await createDatabase(`${name}_large`, name);
  console.log(`Loading ${JSON.stringify(sizes)} …`);
  const loading = await timeOf(() => withClient(large, (client) => loadRows(client, sizes)));
  console.log(`loaded in ${(loading / 1_000).toFixed(0)} s`);

  if (values.part.includes('site')) {
    const one = await stack.startSite();
    const other = await stack.startSite({ DATABASE_URL: large });
    await compare('API', apiCalls(), apiCalls(), [one.url], [other.url]);
    await compare('pages', pageCalls(), pageCalls(), [one.url], [other.url]);
    await Promise.all([one.stop(), other.stop()]);
  }
  if (values.part.includes('staff')) {
    // The sample company has no applicants; these fill the first page of each list, as in the large one.
    await withClient(small, (client) => loadRows(client, { jobs: 0, articles: 0, applications: 5_000 }));
    const one = await stack.startStaffSide();
    const other = await stack.startStaffSide({ DATABASE_URL: large });
    await compare(
      'staff side',
      await withClient(small, staffCalls),
      await withClient(large, staffCalls),
      [one.url, (await signIn(stack, one.url)).token],
      [other.url, (await signIn(stack, other.url)).token],
    );
  }
  printRatio('calls that met their goal to calls', met);
  return true;

  /** Calls both alternately, so that other load slows both; prints a line for each call. */
  async function compare(
    title: string,
    smallCalls: Call[],
    largeCalls: Call[],
    [smallUrl, smallToken]: [url: string, token?: string],
    [largeUrl, largeToken]: [url: string, token?: string],
  ): Promise<void> {
    console.log(`\n${title.padEnd(58)}small p50      p95 large p50     p95    ratio`);
    for (const [index, call] of smallCalls.entries()) {
      const twin = largeCalls[index];
      if (!twin || !call.name.includes(values.only)) continue;
      const times: [number, number][] = [];
      try {
        for (let n = 0; n <= Number(values.calls); n += 1)
          times.push([
            await timeOf(() => ask(smallUrl, call, smallToken)),
            await timeOf(() => ask(largeUrl, twin, largeToken)),
          ]);
      } catch (error) {
        met.push(false);
        console.log(`${call.name.padEnd(58)} ${error}  MISSED`);
        continue;
      }
      // The first call fills caches of plans and code.
      const [one, other] = [0, 1].map((side) => times.slice(1).map((pair) => pair[side] ?? 0));
      const at = (samples: number[] = []) => [percentile(samples, 0.5), percentile(samples, 0.95)];
      const [[p50 = 0, p95 = 0], [largeP50 = 0, largeP95 = 0]] = [at(one), at(other)];
      const ratio = largeP50 / p50;
      const ok = ratio <= maxGrowth && !(call.name.startsWith('API') && largeP50 > maxListMs);
      met.push(ok);
      const row = columns(p50, p95, largeP50, largeP95);
      console.log(`${call.name.padEnd(58)}${row} ${ratio.toFixed(2).padStart(8)}${ok ? '' : '  MISSED'}`);
    }
  }
}
