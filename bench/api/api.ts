/**
 * `npm run bench:api [-- calls]`: every call of the public API and every kind of page,
 * worked out anew for each request: how long the answer takes and how much processor
 * time the site spends on it. Needs a production build of the site and a PostgreSQL
 * server (BENCH_DATABASE_URL).
 */
import { readFile } from 'node:fs/promises';
import { ask } from '../company/ask.ts';
import { apiCalls, type Call, pageCalls } from '../company/calls.ts';
import { startSite } from '../company/processes.ts';
import { makeSample } from '../company/sample.ts';
import { summarize, timeOf } from '../measure.ts';

const calls = Number(process.argv[2] ?? 50);
/** Goals in ms (requirements, "Speed"): latency of any list of the API, processor time of a page's first render. */
const goals = { list: 15, page: 30 };

const sample = await makeSample('bench_api');
const site = await startSite(sample);
let missed = 0;
try {
  console.log(`${''.padEnd(50)} latency p50    p95   processor time, ms`);
  for (const call of apiCalls()) await measure(call, ({ p50 }) => p50 <= goals.list);
  for (const call of pageCalls()) await measure(call, ({ processor }) => processor <= goals.page);
  console.log(`\nratio, calls that met their goal to calls: ${asked() - missed}/${asked()}`);
} finally {
  await site.stop();
  await sample.remove();
}

interface Cost {
  p50: number;
  processor: number;
}

function asked(): number {
  return apiCalls().length + pageCalls().length;
}

async function measure(call: Call, isFine: (cost: Cost) => boolean): Promise<void> {
  const samples: number[] = [];
  // Code that has never run is compiled first; the next visitor does not wait for that.
  for (let n = 0; n < 5; n += 1) await ask(site.url, call);
  const before = await processorTime(site.pid);
  for (let n = 0; n < calls; n += 1) samples.push(await timeOf(() => ask(site.url, call)));
  const processor = ((await processorTime(site.pid)) - before) / calls;
  const { p50, p95 } = summarize(samples);
  const ok = isFine({ p50, processor });
  if (!ok) missed += 1;
  const number = (ms: number) => ms.toFixed(1).padStart(7);
  console.log(
    `${call.name.padEnd(55)} ${number(p50)} ${number(p95)} ${number(processor)}${ok ? '' : '   MISSED'}`,
  );
}

/** Processor time that a process has used, in ms; Linux counts it in hundredths of a second (proc(5), utime and stime). */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
