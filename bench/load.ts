import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, printRatio, startTable, timeOf } from './measure.ts';
import { openStack } from './stack/stack.ts';
import { createVisitors, type Kind } from './traffic/visitors.ts';

/** Goal of resident memory in MB (docs/measurements.md). */
const maxMb = 300;
/** Growth between the middle and the end that is no leak but caches of runtime and allocator. */
const maxGrowth = 1.1;

/** Sends requests at a fixed rate (48 a second at rate 1), and prints the site's memory each minute. */
export async function run([length = '60', rate = '1']: string[]): Promise<boolean> {
  const seconds = Number(length);
  await using stack = await openStack({ pinned: true, env: { PAGE_MAX_AGE_SECONDS: '3600' } });
  const site = await stack.startSite();
  const kinds = await createVisitors(site.url, Number(rate));
  await sendAtRate(kinds, 5); // warm-up, not counted
  const perMinute: number[] = [];
  async function note(): Promise<number> {
    const resident = await readResident(site.pid);
    console.log(`minute ${perMinute.length}: ${resident.toFixed(0)} MB resident`);
    perMinute.push(resident);
    return resident;
  }
  await note();
  const clock = setInterval(() => void note(), 60_000);
  const outcomes = await sendAtRate(kinds, seconds);
  clearInterval(clock);
  const end = await note();

  const print = startTable('kind', 'p50, ms', 'p95', 'p99', 'answers', 'errors');
  for (const { name, times, errors } of outcomes) {
    const shares = [0.5, 0.95, 0.99].map((share) => (times.length > 0 ? percentile(times, share) : ''));
    print(name, ...shares, String(times.length), String(errors.length));
    for (const [message, same] of Map.groupBy(errors, (error) => error))
      console.error(`${same.length} × ${message}`);
  }
  const met = [outcomes.every(({ errors }) => errors.length === 0), end <= maxMb];
  // Shorter runs say nothing about growth: the young generation alone takes minutes to find its size.
  if (seconds >= 600) {
    const growth = end / (perMinute[Math.floor(perMinute.length / 2)] ?? end);
    console.log(`\nratio, memory at the end to memory in the middle: ${growth.toFixed(2)}`);
    met.push(growth <= maxGrowth);
  }
  return printRatio('goals met (no error, memory, growth) to goals', met);
}

/** Sends every kind at its rate, regardless of responses (open-loop load). */
function sendAtRate(kinds: Kind[], seconds: number) {
  const started = performance.now();
  return Promise.all(
    kinds.map(async ({ name, perSecond, send }) => {
      const [times, errors, answers]: [number[], string[], Promise<unknown>[]] = [[], [], []];
      for (let n = 0; n < seconds * perSecond; n += 1) {
        const early = started + (n * 1_000) / perSecond - performance.now();
        if (early > 0) await pause(early);
        answers.push(
          timeOf(send).then(
            (time) => times.push(time),
            (error) => errors.push(String(error)),
          ),
        );
      }
      await Promise.all(answers);
      return { name, times, errors };
    }),
  );
}

/** Reads the resident memory of a process in MB (Linux, proc(5)). */
async function readResident(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
