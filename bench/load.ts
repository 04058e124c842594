import { readFile } from 'node:fs/promises';
import { printRatio, printVerdict, type Verdict, verdict } from './measure.ts';
import { openStack } from './stack/stack.ts';
import { printOutcomes, sendAtRate } from './traffic/rate.ts';
import { createVisitors } from './traffic/visitors.ts';

/** Goal of resident memory in MB (docs/measurements.md). */
const maxMb = 300;
/** Growth between the middle and the end that is no leak but caches of runtime and allocator. */
const maxGrowth = 1.1;

/** Sends requests at a fixed rate (48 a second at rate 1), and prints the site's memory each minute. */
export async function run([length = '60', rate = '1', ...nodeOptions]: string[]): Promise<boolean> {
  const seconds = Number(length);
  const env = { PAGE_MAX_AGE_SECONDS: '3600' };
  await using stack = await openStack({ database: 'embedded', pinned: true, env });
  const site = await stack.startSite({}, nodeOptions);
  const kinds = await createVisitors(site.url, Number(rate));
  await sendAtRate(kinds, 5); // warm-up, not counted
  const perMinute: number[] = [];
  async function note(): Promise<number> {
    const resident = await readResident(site.pid);
    console.log(`minute ${String(perMinute.length).padStart(2)}  ${resident.toFixed(0)} MB resident`);
    perMinute.push(resident);
    return resident;
  }
  await note();
  const clock = setInterval(() => void note(), 60_000);
  const outcomes = await sendAtRate(kinds, seconds);
  clearInterval(clock);
  const end = await note();

  const errors = printOutcomes(outcomes);
  const growth = end / (perMinute[Math.floor(perMinute.length / 2)] ?? end);
  const verdicts: Verdict[] = [
    verdict('errors', errors === 0, errors),
    verdict('resident at the end', end <= maxMb, `${end.toFixed(0)} MB`, `${maxMb} MB`),
  ];
  // Shorter runs say nothing about growth: the young generation alone takes minutes to find its size.
  if (seconds >= 600) {
    const name = 'ratio of memory at the end to memory in the middle';
    verdicts.push(verdict(name, growth <= maxGrowth, growth.toFixed(2), String(maxGrowth)));
  }
  verdicts.forEach(printVerdict);
  return printRatio(
    'goals met to goals',
    verdicts.map(({ ok }) => ok),
  );
}

/** Reads the resident memory of a process in MB (Linux, proc(5)). */
async function readResident(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
