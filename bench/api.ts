import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { apiCalls, ask, type Call, pageCalls } from './calls.ts';
import { columns, percentile, printRatio, timeOf } from './measure.ts';
import { withClient } from './stack/postgres.ts';
import { openStack } from './stack/stack.ts';

/** Goals in ms: latency of a call of the API, processor time of a page's render; the home page has its own. */
const goals = { api: 6, apiHome: 10, page: 10, pageHome: 15 };

/**
 * Measures what every call and page costs when it is rendered anew because something that it reads was published:
 * each kind of content in turn. Processor time is that of the whole process (Linux), compression included.
 */
export async function run([count = '20']: string[]): Promise<boolean> {
  const rounds = Number(count);
  await using stack = await openStack({ database: 'server', pinned: true });
  const site = await stack.startSite();
  const met: boolean[] = [];
  await withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ kind: string }>('select kind from content_revisions order by kind');
    async function publish(kind: string) {
      const value = randomUUID();
      await client.query('update content_revision set value = $1', [value]);
      await client.query('update content_revisions set value = $1 where kind = $2', [value, kind]);
      // Reads the revisions at once.
      await fetch(`${site.url}/readyz`);
    }
    /** Renders a call anew, if it reads what is published; returns latency and processor time in ms. */
    async function measure(call: Call, kind: string) {
      await publish(kind);
      const before = await processorTime(site.pid);
      let cache = '';
      const latency = await timeOf(async () => {
        cache = await ask(site.url, call);
      });
      return {
        kind,
        latency,
        processor: (await processorTime(site.pid)) - before,
        isStale: cache === 'miss',
      };
    }
    const calls = [...apiCalls(), ...pageCalls()];
    console.log(`${''.padEnd(55)}      p50      p95  processor time, ms; mean, and of the dearest kind`);
    for (const call of calls) {
      await ask(site.url, call);
      const read: string[] = [];
      for (const { kind } of rows) if ((await measure(call, kind)).isStale) read.push(kind);
      const samples: Awaited<ReturnType<typeof measure>>[] = [];
      for (let n = 0; n < rounds * read.length; n += 1)
        samples.push(await measure(call, read[n % read.length] ?? ''));
      if (samples.length === 0) continue;
      const latencies = samples.map(({ latency }) => latency);
      const mean = (of: typeof samples) => of.reduce((sum, { processor }) => sum + processor, 0) / of.length;
      const kinds = Object.entries(Object.groupBy(samples, ({ kind }) => kind));
      const dearest = kinds.map(([kind, of = []]) => ({ kind, ms: mean(of) })).sort((a, b) => b.ms - a.ms)[0];
      const [p50, processor] = [percentile(latencies, 0.5), mean(samples)];
      const isHome = /home$| \/$/.test(call.name);
      const isMet = call.name.startsWith('API')
        ? p50 <= (isHome ? goals.apiHome : goals.api)
        : processor <= (isHome ? goals.pageHome : goals.page);
      met.push(isMet);
      console.log(
        `${call.name.padEnd(55)}${columns(p50, percentile(latencies, 0.95), processor, dearest?.ms ?? 0)} ` +
          `${dearest?.kind} of ${kinds.length}${isMet ? '' : '   MISSED'}`,
      );
    }
  });
  printRatio('calls that met their goal to calls', met);
  return true;
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
