/**
 * `npm run bench:scale [-- --jobs 100000 --articles 24000 --applications 1000000 --calls 20 --keep]`:
 * the time of every public page and call, rendered for each request, and of every
 * list, form and screen of the staff side, with the sample company and with a very
 * large one. Needs production builds and a PostgreSQL server (BENCH_DATABASE_URL);
 * makes two databases there and drops them, unless it is told to keep them for the
 * next run. `--only` takes a part of a call's name.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '@riverfront/content/prepare';
import { ask } from '../company/ask.ts';
import { apiCalls, type Call, pageCalls } from '../company/calls.ts';
import { create, drop, exists, urlOf, withClient } from '../company/database.ts';
import { type Place, secret, signIn, startSite, startStaffSide } from '../company/processes.ts';
import { summarize, timeOf } from '../measure.ts';
import { loadRows } from './load-rows.ts';
import { staffCalls } from './staff-calls.ts';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    articles: { type: 'string', default: '24000' },
    applications: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: 'site,staff' },
    keep: { type: 'boolean', default: false },
  },
});
const calls = Number(values.calls);
/** Goal: no page's time grows by more than a fifth (requirements, "Speed"). */
const mostGrowth = 1.2;
/** Goal: any list of the API within so many ms, uncached (the same). */
const longestList = 15;

const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-scale-'));
const small: Place = { databaseUrl: urlOf('scale_small'), dataDir };
const big: Place = { databaseUrl: urlOf('scale_big'), dataDir };
let missed = 0;
try {
  await makeDatabases();
  if (values.part.includes('site')) await compareSites();
  if (values.part.includes('staff')) await compareStaffSides();
} finally {
  if (!values.keep) await Promise.all(['scale_small', 'scale_big'].map(drop));
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`\n${missed} missed their goal`);
// Payload never gives back its first connection, and would wait for ever where the databases are kept.
process.exit();

async function makeDatabases(): Promise<void> {
  if (!(await exists('scale_small'))) {
    console.log('Loading the sample company …');
    await create('scale_small');
    await prepare({
      databaseUrl: small.databaseUrl,
      secret,
      mediaDir: join(dataDir, 'media'),
      firstUserEmail: 'first@riverfront.example',
    });
  }
  if (await exists('scale_big')) return;
  console.log(
    `Loading ${values.jobs} jobs, ${values.articles} articles, ${values.applications} applications …`,
  );
  await create('scale_big', 'scale_small');
  const seconds = (await timeOf(() => withClient('scale_big', loadBig))) / 1_000;
  console.log(`loaded in ${seconds.toFixed(0)} s`);
}

function loadBig(client: Parameters<typeof loadRows>[0]): Promise<void> {
  const { jobs, articles, applications } = values;
  return loadRows(client, {
    jobs: Number(jobs),
    articles: Number(articles),
    applications: Number(applications),
  });
}

async function compareSites(): Promise<void> {
  const [one, other] = [await startSite(small), await startSite(big)];
  try {
    await compare('API', apiCalls(), apiCalls(), [one.url], [other.url]);
    await compare('pages', pageCalls(), pageCalls(), [one.url], [other.url]);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

async function compareStaffSides(): Promise<void> {
  // The sample company has no applicants; so many fill the first page of each list, as in the other.
  await withClient('scale_small', fewApplicants);
  const [one, other] = [await startStaffSide(small), await startStaffSide(big)];
  try {
    await compare(
      'staff side',
      await withClient('scale_small', staffCalls),
      await withClient('scale_big', staffCalls),
      [one.url, await signIn(small, one.url)],
      [other.url, await signIn(big, other.url)],
    );
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

async function fewApplicants(client: Parameters<typeof loadRows>[0]): Promise<void> {
  const { rows } = await client.query('select from applications limit 1');
  if (rows.length === 0) await loadRows(client, { jobs: 0, articles: 0, applications: 5_000 });
}

type Server = [url: string, token?: string];

/** Asks both in turn, so that whatever else the machine does slows both; prints a line for each call. */
async function compare(
  title: string,
  here: Call[],
  there: Call[],
  one: Server,
  other: Server,
): Promise<void> {
  console.log(`\n${title.padEnd(58)} small p50    p95   big p50    p95   ratio`);
  for (const [index, call] of here.entries()) {
    const twin = there[index];
    if (!twin || !call.name.includes(values.only)) continue;
    const [small, big]: [number[], number[]] = [[], []];
    const wrong = await Promise.all([ask(one[0], call, one[1]), ask(other[0], twin, other[1])]).catch(String);
    if (typeof wrong === 'string') {
      missed += 1;
      console.log(`${call.name.padEnd(58)} ${wrong}  MISSED`);
      continue;
    }
    for (let n = -1; n < calls; n += 1) {
      const times = [
        await timeOf(() => ask(one[0], call, one[1])),
        await timeOf(() => ask(other[0], twin, other[1])),
      ] as const;
      // The first fills caches of plans and code.
      if (n < 0) continue;
      small.push(times[0]);
      big.push(times[1]);
    }
    print(call.name, small, big);
  }
}

function print(name: string, small: number[], big: number[]): void {
  const [one, other] = [summarize(small), summarize(big)];
  const ratio = other.p50 / one.p50;
  const isSlow = ratio > mostGrowth || (name.startsWith('API') && other.p50 > longestList);
  if (isSlow) missed += 1;
  const number = (ms: number) => ms.toFixed(1).padStart(7);
  console.log(
    `${name.padEnd(58)} ${number(one.p50)} ${number(one.p95)}  ${number(other.p50)} ${number(other.p95)}  ${ratio.toFixed(2).padStart(5)}${isSlow ? '  MISSED' : ''}`,
  );
}
