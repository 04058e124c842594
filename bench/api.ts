import { readFile } from 'node:fs/promises';
import { apiCalls, ask, pageCalls } from './calls.ts';
import { columns, percentile, printRatio, timeOf } from './measure.ts';
import { openStack } from './stack/stack.ts';

/** Goals in ms: latency of a list of the API, processor time of a page's first render. */
const goals = { list: 15, page: 30 };

/** Measures latency and processor time (Linux) of every call and page, rendered for each request. */
export async function run([count = '50']: string[]): Promise<boolean> {
  const calls = Number(count);
  await using stack = await openStack({ database: 'server', pinned: true });
  const site = await stack.startSite({ PAGE_MAX_AGE_SECONDS: '0' });
  const met: boolean[] = [];
  console.log(`${''.padEnd(55)}      p50      p95  processor time, ms`);
  for (const call of [...apiCalls(), ...pageCalls()]) {
    const samples: number[] = [];
    // Warm-up, because code is compiled on its first runs.
    for (let n = 0; n < 5; n += 1) await ask(site.url, call);
    const before = await processorTime(site.pid);
    for (let n = 0; n < calls; n += 1) samples.push(await timeOf(() => ask(site.url, call)));
    const processor = ((await processorTime(site.pid)) - before) / calls;
    const [p50, p95] = [percentile(samples, 0.5), percentile(samples, 0.95)];
    const ok = call.name.startsWith('API') ? p50 <= goals.list : processor <= goals.page;
    met.push(ok);
    console.log(`${call.name.padEnd(55)}${columns(p50, p95, processor)}${ok ? '' : '   MISSED'}`);
  }
  printRatio('calls that met their goal to calls', met);
  return true;
}

/** Reads the processor time of a process in ms; Linux counts in 10 ms (proc(5), utime and stime). */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
