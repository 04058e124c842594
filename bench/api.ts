import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { apiCalls, ask, type Call, pageCalls } from './calls.ts';
import { columns, percentile, printRatio, timeOf } from './measure.ts';
import { withClient } from './stack/postgres.ts';
import { openStack, type Stack } from './stack/stack.ts';

/** Goals in ms: latency of a call of the API, processor time of a page's render; the home page has its own. */
const goals = { API: 6, 'API home': 10, page: 10, 'page /': 15 };

interface Sample {
  latency: number;
  processor: number;
  /** What was published before. */
  kind: string;
}

/**
 * Measures latency and processor time (Linux, of all threads) of every call and page that is rendered anew: calls
 * again and again, pages after the publication of each kind of content that they read, in turn.
 */
export async function run([count = '50']: string[]): Promise<boolean> {
  await using stack = await openStack({ database: 'server', pinned: true });
  console.log(`${''.padEnd(55)}      p50      p95  processor time, ms: mean, after the dearest kind`);
  const met = [...(await measureCalls(stack, Number(count))), ...(await measurePages(stack, Number(count)))];
  printRatio('calls that met their goal to calls', met);
  return true;
}

async function measureCalls(stack: Stack, count: number): Promise<boolean[]> {
  const site = await stack.startSite({ PAGE_MAX_AGE_SECONDS: '0' });
  const met: boolean[] = [];
  for (const call of apiCalls()) {
    const samples: Sample[] = [];
    // Warm-up, because code is compiled on its first runs.
    for (let n = 0; n < 10; n += 1) await ask(site.url, call);
    for (let n = 0; n < count; n += 1) samples.push(await measure(site, call));
    met.push(print(call, samples, 'latency'));
  }
  return met;
}

async function measurePages(stack: Stack, count: number): Promise<boolean[]> {
  const site = await stack.startSite();
  const met: boolean[] = [];
  await withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ kind: string }>('select kind from content_revisions order by kind');
    /** Renders a page anew if it reads what is published. */
    async function publish(call: Call, kind: string) {
      const value = randomUUID();
      await client.query('update content_revision set value = $1', [value]);
      await client.query('update content_revisions set value = $1 where kind = $2', [value, kind]);
      // Reads the revisions at once.
      await fetch(`${site.url}/readyz`);
      return measure(site, call, kind);
    }
    for (const call of pageCalls()) {
      await ask(site.url, call);
      const read: string[] = [];
      for (const { kind } of rows) if ((await publish(call, kind)).cache === 'miss') read.push(kind);
      const samples: Sample[] = [];
      for (let n = -10; n < count; n += 1) {
        const sample = await publish(call, read[(n + 10) % read.length] ?? '');
        if (n >= 0) samples.push(sample);
      }
      if (read.length > 0) met.push(print(call, samples, 'processor'));
    }
  });
  return met;
}

async function measure({ url, pid }: { url: string; pid: number }, call: Call, kind = '') {
  const before = await processorTime(pid);
  let cache = '';
  const latency = await timeOf(async () => {
    cache = await ask(url, call);
  });
  return { latency, processor: (await processorTime(pid)) - before, kind, cache };
}

/** Prints one line. @returns whether the goal is met */
function print({ name }: Call, samples: Sample[], by: 'latency' | 'processor'): boolean {
  const mean = (of: Sample[]) => of.reduce((sum, { processor }) => sum + processor, 0) / of.length;
  const [dearest] = Object.entries(Object.groupBy(samples, ({ kind }) => kind))
    .map(([kind, of = []]) => ({ kind, time: mean(of) }))
    .sort((a, b) => b.time - a.time);
  const latencies = samples.map(({ latency }) => latency);
  const p50 = percentile(latencies, 0.5);
  const goal = goals[name as keyof typeof goals] ?? goals[by === 'latency' ? 'API' : 'page'];
  const isMet = (by === 'latency' ? p50 : mean(samples)) <= goal;
  const numbers = columns(p50, percentile(latencies, 0.95), mean(samples));
  const ofKind = dearest?.kind ? `${columns(dearest.time)} ${dearest.kind}` : '';
  console.log(`${name.padEnd(55)}${numbers}${ofKind}${isMet ? '' : '   MISSED'}`);
  return isMet;
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
