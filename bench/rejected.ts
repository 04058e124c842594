import { secretFields } from '../packages/backend/src/access/assert-query.ts';
import { median, percentile, printRatio, printVerdict, timeOf, verdict } from './measure.ts';
import { openStack, signIn } from './stack/stack.ts';

const pairs = 200;

/** Maximum added latency in ms for staff while 20 rejected requests run. */
const goal = 50;

/**
 * Sends requests without the right that would match a record and others that would not, for each secret field, and
 * compares the medians of their times with those of two runs of the same request. Measures then how long staff wait
 * while rejected requests arrive at once.
 */
export async function run(): Promise<boolean> {
  await using stack = await openStack({ database: 'embedded' });
  const staffSide = await stack.startStaffSide();
  const { call } = await signIn(stack, staffSide.url);
  let sent = 0;
  const reject = async (query: string) => {
    sent += 1;
    // The limit is per network, so each comes from another.
    const headers = { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
    const answer = await fetch(`${staffSide.url}/api/users?${query}`, { method: 'PATCH', headers });
    await answer.arrayBuffer();
    if (answer.status !== 403) throw new Error(`A request without a session was answered ${answer.status}.`);
  };
  // The first requests compile and fill caches.
  for (let n = 0; n < pairs; n += 1) await reject('where[id][exists]=true');
  const differences: { field: string; matching: number; same: number }[] = [];
  for (const field of secretFields) {
    const queries = {
      match: `where[${field}][exists]=true`,
      none: `where[${field}][equals]=-1`,
      again: `where[${field}][equals]=-1`,
    };
    const times: Record<keyof typeof queries, number[]> = { match: [], none: [], again: [] };
    for (let n = 0; n < pairs; n += 1)
      for (const name of ['match', 'none', 'again'] as const)
        times[name].push(await timeOf(() => reject(queries[name])));
    const [match, none, again] = [median(times.match), median(times.none), median(times.again)];
    differences.push({ field, matching: Math.abs(match - none), same: Math.abs(again - none) });
  }
  const noise = Math.max(...differences.map(({ same }) => same));
  const verdicts = differences.map(({ field, matching }) =>
    verdict(
      `${field}: matching or not`,
      matching <= noise,
      `${matching.toFixed(3)} ms`,
      `noise ${noise.toFixed(3)} ms`,
    ),
  );
  const read = () => timeOf(() => call('/api/users/me'));
  const quiet: number[] = [];
  for (let n = 0; n < pairs; n += 1) quiet.push(await read());
  const busy: number[] = [];
  for (let n = 0; n < pairs; n += 1) {
    const burst = Promise.all(Array.from({ length: 20 }, () => reject('where[id][exists]=true')));
    busy.push(await read());
    await burst;
  }
  const added = percentile(busy, 0.95) - median(quiet);
  verdicts.push(
    verdict(
      '20 rejected requests at once, longer waiting of others (p95)',
      added <= goal,
      `${added.toFixed(1)} ms`,
      `${goal} ms`,
    ),
  );
  verdicts.forEach(printVerdict);
  return printRatio(
    'rejected requests',
    verdicts.map(({ ok }) => ok),
  );
}
