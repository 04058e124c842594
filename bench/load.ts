import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@riverfront/database';
import { ask, pageCalls } from './calls.ts';
import { percentile, printRatio, startTable, timeOf } from './measure.ts';
import { openStack, type Stack, signIn } from './stack/stack.ts';
import { createCrowd, createVisitors, type Kind } from './traffic/visitors.ts';

/** Goals of resident memory in MB (docs/measurements.md). */
const maxMb = { site: 300, 'staff side': 500 };
/** Growth between the middle and the end that is no leak but caches of runtime and allocator. */
const maxGrowth = 1.1;
/** Goal of the 95th percentile in ms while something is published. */
const maxP95 = 300;

/**
 * Sends what a busy company gets: a crowd before and after anything is cached and during each kind of publication, fifty
 * applications at once, twenty recruiters, then reading and sending at a fixed rate (48 a second at rate 1).
 */
export async function run([length = '60', rate = '1', visitors = '200']: string[]): Promise<boolean> {
  const seconds = Number(length);
  await using stack = await openStack({ pinned: true, env: { PAGE_MAX_AGE_SECONDS: '3600' } });
  const [site, staff] = [await stack.startSite(), await stack.startStaffSide()];
  const print = startTable('kind', 'p50, ms', 'p95', 'p99', 'answers', 'errors');
  const report = ({ name, times, errors }: Outcome): boolean => {
    const shares = [0.5, 0.95, 0.99].map((share) => (times.length > 0 ? percentile(times, share) : ''));
    print(name, ...shares, String(times.length), String(errors.length));
    for (const [message, same] of Map.groupBy(errors, (error) => error))
      console.error(`${same.length} × ${message}`);
    return errors.length === 0;
  };
  const met = await sendPeaks(stack, [site.url, staff.url], Number(visitors), report);

  const kinds = await createVisitors(site.url, Number(rate));
  await sendAtRate(kinds, 5); // warm-up, not counted
  const perMinute: (typeof maxMb)[] = [];
  async function note(): Promise<typeof maxMb> {
    const resident = { site: await readResident(site.pid), 'staff side': await readResident(staff.pid) };
    console.log(`minute ${perMinute.length}: ${JSON.stringify(resident)} MB resident`);
    perMinute.push(resident);
    return resident;
  }
  await note();
  const clock = setInterval(() => void note(), 60_000);
  const outcomes = await sendAtRate(kinds, seconds);
  clearInterval(clock);
  const end = await note();
  met.push(...outcomes.map(report));
  for (const name of ['site', 'staff side'] as const) {
    met.push(end[name] <= maxMb[name]);
    // Shorter runs say nothing about growth: the young generation alone takes minutes to find its size.
    if (seconds < 600) continue;
    const growth = end[name] / (perMinute[Math.floor(perMinute.length / 2)]?.[name] ?? end[name]);
    console.log(`\nratio, memory of the ${name} at the end to memory in the middle: ${growth.toFixed(2)}`);
    met.push(growth <= maxGrowth);
  }
  return printRatio('goals met (no error, 95th percentile, memory, growth) to goals', met);
}

/** Sends a crowd, a publication of each kind within it, fifty applications and boards. @returns what met its goal */
async function sendPeaks(
  stack: Stack,
  [site, staff]: [site: string, staff: string],
  perSecond: number,
  report: (outcome: Outcome) => boolean,
): Promise<boolean[]> {
  const token = await signIn(stack, staff);
  const { rows } = await withClient(stack.databaseUrl, (client) =>
    client.query(`select 'job' as kind, id, '/careers/' || key as path from jobs
        where availability = 'active' and _status = 'published'
      union all select 'article', id, '/blogs/' || key from blogs where _status = 'published'`),
  );
  const idOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.id;
  const crowd = createCrowd(
    site,
    [...pageCalls(), ...rows].map(({ path }) => String(path)),
    perSecond,
  );
  const change =
    (method: string, path: string, body: object = {}) =>
    async () => {
      const headers = { 'content-type': 'application/json', cookie: `payload-token=${token}`, origin: staff };
      const response = await fetch(staff + path, { method, headers, body: JSON.stringify(body) });
      if (!response.ok)
        throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 200)}`);
    };
  const article = { _status: 'published', title: 'Published' };
  const phases: [name: string, seconds: number, publish?: () => Promise<void>][] = [
    ['cold', 10],
    ['warm', 10],
    ['publishing an article', 4, change('PATCH', `/api/blogs/${idOf('article')}`, article)],
    ['closing a job', 4, change('POST', `/api/jobs/${idOf('job')}/close`)],
    ['reopening it', 4, change('POST', `/api/jobs/${idOf('job')}/reopen`)],
    ['publishing the menus', 4, change('POST', '/api/globals/menus', { _status: 'published' })],
  ];
  const met: boolean[] = [];
  for (const [name, seconds, publish] of phases) {
    const [outcomes] = await Promise.all([sendAtRate([{ ...crowd, name }], seconds), publish?.()]);
    for (const outcome of outcomes)
      met.push(report(outcome), !publish || percentile(outcome.times, 0.95) <= maxP95);
  }
  const forms = (await createVisitors(site, 1)).filter(({ name }) => name === 'application');
  const board = async () =>
    void (await ask(staff, { name: 'board', path: '/api/applications/board' }, token));
  for (const outcome of [
    ...(await sendAtRate(
      forms.map((form) => ({ ...form, perSecond: 50_000 })),
      0.001,
    )),
    // Twenty boards, each of which asks every two seconds.
    ...(await sendAtRate(
      [
        { name: 'board', perSecond: 10, send: board },
        { ...crowd, perSecond: 48 },
      ],
      10,
    )),
  ])
    met.push(report(outcome));
  return met;
}

type Outcome = Awaited<ReturnType<typeof sendAtRate>>[number];

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
  return Math.round(Number(kilobytes) / 1024);
}
