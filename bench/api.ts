import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { withClient } from '@riverfront/database';
import { apiCalls, ask, type Call, pageCalls } from './calls.ts';
import { columns, median, percentile, printRatio, timeOf } from './measure.ts';
import { openStack } from './stack/stack.ts';

/** Goals in ms: latency of a call of the API, processor time of a page's render; the home page has its own. */
const goals = { api: 6, 'API home': 10, page: 10, 'page /': 15 };

/**
 * Measures latency and processor time (Linux, of all threads) of API calls and pages whose cached response is stale,
 * because content that they read was published: of another kind each time.
 */
export async function run([count = '50']: string[]): Promise<boolean> {
  await using stack = await openStack({ database: 'server', pinned: true });
  const site = await stack.startSite();
  console.log(`${''.padEnd(55)}      p50      p95  processor time, ms: p50, mean`);
  const met: boolean[] = [];
  await withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ kind: string }>('select kind from content_revisions');
    /** Renders a call anew if it reads what is published. */
    async function publish(call: Call, kind: string) {
      const value = randomUUID();
      await client.query('update content_revision set value = $1', [value]);
      await client.query('update content_revisions set value = $1 where kind = $2', [value, kind]);
      // Reads the revisions at once.
      await fetch(`${site.url}/readyz`);
      return measure(site, call);
    }
    const calls = [...apiCalls(), ...pageCalls()];
    // Warm-up: every page reads the settings.
    for (let n = 0; n < 10; n += 1) for (const call of calls) await publish(call, 'settings');
    for (const call of calls) {
      await ask(site.url, call);
      const read: string[] = [];
      for (const { kind } of rows) if ((await publish(call, kind)).cache === 'miss') read.push(kind);
      if (read.length === 0) continue;
      const { latency, processor } = await sample(call, Number(count), (n) =>
        publish(call, read[n % read.length] ?? ''),
      );
      met.push(isMet(call.name, latency, processor));
    }
  });
  printRatio('calls that met their goal to calls', met);
  return true;
}

function isMet(name: string, latency: number, processor: number): boolean {
  if (name.startsWith('API')) return latency <= goals[name === 'API home' ? name : 'api'];
  return processor <= goals[name === 'page /' ? name : 'page'];
}

interface Sample {
  latency: number;
  processor: number;
}

async function measure(
  { url, pid }: { url: string; pid: number },
  call: Call,
): Promise<Sample & { cache: string }> {
  const before = await processorTime(pid);
  let cache = '';
  const latency = await timeOf(async () => {
    cache = await ask(url, call);
  });
  return { latency, processor: (await processorTime(pid)) - before, cache };
}

/** Measures again and again, and prints a line. @returns the median latency and the mean processor time in ms */
async function sample({ name }: Call, count: number, once: (n: number) => Promise<Sample>): Promise<Sample> {
  const samples: Sample[] = [];
  // Ten as warm-up, because code is compiled on its first runs.
  for (let n = -10; n < count; n += 1) samples.push(await once(n + 10));
  const counted = samples.slice(10);
  const latencies = counted.map(({ latency }) => latency);
  const [p50, p95] = [percentile(latencies, 0.5), percentile(latencies, 0.95)];
  const times = counted.map(({ processor }) => processor);
  const mean = times.reduce((sum, time) => sum + time, 0) / count;
  console.log(`${name.padEnd(55)}${columns(p50, p95, median(times), mean)}`);
  return { latency: p50, processor: mean };
}

/** Reads the processor time of all threads of a process in ms (Linux, `schedstat`). */
async function processorTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => {
    const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(stat.split(' ')[0]) / 1e6;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}
