import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { withClient } from '@riverfront/database';
import { apiCalls, ask, type Call, pageCalls } from './calls.ts';
import { median, percentile, printRatio, repeat, startTable, timeOf } from './measure.ts';
import { openStack } from './stack/stack.ts';

/** Goals in ms: latency of a call of the API, processor time of a page's render; the home page has its own. */
const goals = { api: 6, 'API home': 10, page: 10, 'page /': 15 };

/**
 * Measures latency and processor time (Linux, of all threads) of API calls and pages whose cached response is stale,
 * because content that they read was published: of another kind each time.
 */
export async function run([count = '50']: string[]): Promise<boolean> {
  await using stack = await openStack({ pinned: true, env: { SNAPSHOT_DIR: undefined } });
  const site = await stack.startSite();
  const met: boolean[] = [];
  await withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ kind: string }>('select kind from content_revisions');
    /** Renders a call anew if it reads what is published. */
    async function publish(call: Call, kind = 'settings') {
      const value = randomUUID();
      await client.query('update content_revision set value = $1', [value]);
      await client.query('update content_revisions set value = $1 where kind = $2', [value, kind]);
      // Reads the revisions at once.
      await fetch(`${site.url}/readyz`);
      const before = await processorTime(site.pid);
      let cache = '';
      const latency = await timeOf(async () => {
        ({ cache } = await ask(site.url, call));
      });
      return { cache, latency, processor: (await processorTime(site.pid)) - before };
    }
    const calls = [...apiCalls(), ...pageCalls()];
    // Warm-up: every page reads the settings.
    await repeat(9, async () => {
      for (const call of calls) await publish(call);
    });
    const print = startTable('call', 'p50, ms', 'p95', 'processor time, ms: p50', 'mean');
    for (const call of calls) {
      await ask(site.url, call);
      const read: string[] = [];
      for (const { kind } of rows) if ((await publish(call, kind)).cache === 'miss') read.push(kind);
      if (read.length === 0) continue;
      // Ten as warm-up, because code is compiled on its first runs.
      const samples = await repeat(Number(count), (n) => publish(call, read[n % read.length]), 10);
      const latencies = samples.map(({ latency }) => latency);
      const times = samples.map(({ processor }) => processor);
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      print(call.name, median(latencies), percentile(latencies, 0.95), median(times), mean);
      if (call.name.startsWith('API'))
        met.push(median(latencies) <= goals[call.name === 'API home' ? call.name : 'api']);
      else met.push(mean <= goals[call.name === 'page /' ? call.name : 'page']);
    }
  });
  printRatio('calls that met their goal to calls', met);
  return true;
}

/** Reads the processor time of all threads of a process in ms (Linux, `schedstat`). */
async function processorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => {
    // A thread may end meanwhile.
    const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(stat.split(' ')[0]) / 1e6;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}
