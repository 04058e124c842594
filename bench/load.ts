import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@riverfront/database';
import { percentile, printRatio, startTable, timeOf } from './measure.ts';
import {
  ask,
  type Call,
  createApplication,
  createMessage,
  createSearch,
  job,
  pagePaths,
  signIn,
} from './requests.ts';
import { openStack, type Stack } from './stack.ts';

/** Goals of resident memory in MB (docs/measurements.md). */
const maxMb = { site: 300, 'staff side': 500 };
/** Growth between the middle and the end that is no leak but caches of runtime and allocator. */
const maxGrowth = 1.1;
/** Goal of the 95th percentile in ms while something is published. */
const maxP95 = 300;

/** A kind of request, and how many of it are sent each second. */
interface Kind {
  name: string;
  perSecond: number;
  create: () => Call;
}

/**
 * Sends what a busy company gets: a crowd before and after anything is cached and during each kind of publication, fifty
 * applications at once, then reading and sending at a fixed rate (48 a second at rate 1).
 */
export async function run([length = '60', rate = '1', visitors = '200']: string[]): Promise<boolean> {
  const seconds = Number(length);
  await using stack = await openStack({ pinned: true, env: { PAGE_MAX_AGE_SECONDS: '3600' } });
  const [site, staff] = [await stack.startSite(), await stack.startStaffSide()];
  const print = startTable('kind', 'p50, ms', 'p95', 'p99', 'answers', 'errors');
  const met: boolean[] = [];
  /** Sends kinds and prints a row for each. @param most goal of the 95th percentile in ms */
  async function measure(kinds: Kind[], duration: number, most = Number.POSITIVE_INFINITY): Promise<void> {
    for (const { name, times, errors } of await sendAtRate(site.url, kinds, duration)) {
      const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
      print(name, ...shares, String(times.length), String(errors.length));
      for (const [message, same] of Map.groupBy(errors, (error) => error))
        console.error(`${same.length} × ${message}`);
      met.push(errors.length === 0, percentile(times, 0.95) <= most);
    }
  }

  const { paths, publications } = await preparePublications(stack, staff.url);
  const createCall = () => (Math.random() < 0.1 ? createSearch() : { path: pick(paths) });
  const crowd = (name: string) => [{ name, perSecond: Number(visitors), create: createCall }];
  await measure(crowd('cold'), 10);
  await measure(crowd('warm'), 10);
  for (const [name, publish] of publications)
    await Promise.all([measure(crowd(`${name} is published`), 4, maxP95), publish()]);
  const apply = () => createApplication(createEmail());
  await measure([{ name: 'fifty applications at once', perSecond: 50_000, create: apply }], 0.001);

  const kinds = await createKinds(site.url, Number(rate));
  await sendAtRate(site.url, kinds, 5); // warm-up, not counted
  const perMinute: (typeof maxMb)[] = [];
  async function note(): Promise<typeof maxMb> {
    const resident = { site: await readResident(site.pid), 'staff side': await readResident(staff.pid) };
    console.log(`minute ${perMinute.length}: ${JSON.stringify(resident)} MB resident`);
    perMinute.push(resident);
    return resident;
  }
  await note();
  const clock = setInterval(() => void note(), 60_000);
  await measure(kinds, seconds);
  clearInterval(clock);
  const end = await note();
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

const pick = <T>(all: T[]): T => all[Math.floor(Math.random() * all.length)] as T;
const createEmail = () => `load.${randomUUID().slice(0, 13)}@mail.example`;

/** Finds what a crowd reads: pages of every kind, jobs and articles. @returns their paths, and a publication of each kind */
async function preparePublications({ account, databaseUrl }: Stack, staff: string) {
  const token = await signIn(account, staff);
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ kind: string; id: number; path: string }>(
      `select 'job' as kind, id, '/careers/' || key as path from jobs
        where availability = 'active' and _status = 'published'
      union all select 'article', id, '/blogs/' || key from blogs where _status = 'published'`,
    ),
  );
  const idOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.id;
  const call =
    (path: string, body: object = {}, method?: 'PATCH') =>
    () =>
      ask(staff, { path, body, ...(method && { method }) }, token);
  const article = { _status: 'published', title: 'Published' };
  const publications: [name: string, publish: () => Promise<unknown>][] = [
    ['an article', call(`/api/blogs/${idOf('article')}`, article, 'PATCH')],
    ['the end of a job', call(`/api/jobs/${idOf('job')}/close`)],
    ['a job, reopened,', call(`/api/jobs/${idOf('job')}/reopen`)],
    ['a change of the menus', call('/api/globals/menus', { _status: 'published' })],
  ];
  return { paths: [...pagePaths, ...rows.map(({ path }) => path)], publications };
}

/** Creates what visitors send in the proportions of a busy hour: mostly reading; 48 a second at `rate` 1. */
async function createKinds(site: string, rate: number): Promise<Kind[]> {
  const [image] = /\/api\/media\/[\w./-]+?\.(?:avif|webp|jpg|svg)/.exec(await ask(site, { path: '/' })) ?? [];
  if (!image) throw new Error('The home page has images.');
  const pages = ['/', '/services', '/solution', '/about', '/insights', '/careers', '/contact', '/map'];
  const api = [
    '/api/api/home/list',
    '/api/jobs?page=1&limit=5&status=active',
    '/api/blogs/list?page=1&limit=20',
    '/api/solutions/list?page=1&limit=20',
    '/api/settings/get',
  ];
  const kinds: [name: string, perSecond: number, create: Kind['create']][] = [
    ['page', 24, () => ({ path: pick(pages) })],
    ['job page', 4, () => ({ path: pick([`/careers/${job}`, `/careers/${job}/apply`]) })],
    ['API call', 12, () => ({ path: pick(api) })],
    ['page, not in the cache', 1, createSearch],
    ['image', 6, () => ({ path: image })],
    ['message', 0.8, () => createMessage(createEmail())],
    ['application', 0.2, () => createApplication(createEmail())],
  ];
  return kinds.map(([name, perSecond, create]) => ({ name, perSecond: perSecond * rate, create }));
}

/** Sends every kind at its rate, regardless of responses (open-loop load). */
function sendAtRate(site: string, kinds: Kind[], seconds: number) {
  const started = performance.now();
  return Promise.all(
    kinds.map(async ({ name, perSecond, create }) => {
      const [times, errors, answers]: [number[], string[], Promise<unknown>[]] = [[], [], []];
      for (let n = 0; n < seconds * perSecond; n += 1) {
        const early = started + (n * 1_000) / perSecond - performance.now();
        if (early > 0) await pause(early);
        answers.push(
          timeOf(() => ask(site, create())).then(
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
