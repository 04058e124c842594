/**
 * `npm run bench:publish [-- publications]`: two site nodes and the staff side on one
 * database. An editor publishes a service again and again through the staff side's API
 * while both nodes answer visitors; how long after the press of the button does each
 * node show it, in its API and on its page? Needs production builds and a PostgreSQL
 * server (BENCH_DATABASE_URL).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { signIn, startSite, startStaffSide } from '../company/processes.ts';
import { makeSample } from '../company/sample.ts';
import { percentile } from '../measure.ts';
import { startVisitors } from './visitors.ts';

const publications = Number(process.argv[2] ?? 100);
/** Goal: visible on every node within two seconds (requirements, "Speed"). */
const goal = 2_000;
const key = 'sap-managed-services';
const watched = [`/api/services/details/${key}`, `/services/${key}`];

const sample = await makeSample('bench_publish');
const nodes = [await startSite(sample, 60), await startSite(sample, 60)];
const staffSide = await startStaffSide(sample, nodes[0]?.url);
const visitors = startVisitors(nodes.map(({ url }) => url));
try {
  const token = await signIn(sample, staffSide.url);
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
  const found = await fetch(`${staffSide.url}/api/services?where[key][equals]=${key}&depth=0`, { headers });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  const places = nodes.flatMap(({ url }) => watched.map((path) => url + path));
  const answered: number[] = [];
  const seen = new Map(places.map((place) => [place, [] as number[]]));
  for (let n = 0; n < publications; n += 1) {
    const title = `Managed services, wording ${n} of ${publications}`;
    const start = performance.now();
    const watching = places.map(async (place) => seen.get(place)?.push(await untilSeen(place, title, start)));
    const response = await fetch(`${staffSide.url}/api/services/${docs[0]?.id}?depth=0`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title, _status: 'published' }),
    });
    if (!response.ok) throw new Error(`Publishing was answered with ${response.status}.`);
    answered.push(performance.now() - start);
    await Promise.all(watching);
    // Publications come at any moment of the second in which nodes look.
    await pause(Math.random() * 1_000);
  }
  print('answered to the editor', answered);
  for (const [place, times] of seen) print(place.replace(/^http:..127.0.0.1:/, 'node '), times);
  const worst = Math.max(...[...seen.values()].map((times) => percentile(times, 0.99)));
  console.log(`visitors meanwhile: ${visitors.answers} answers, ${visitors.errors} errors`);
  console.log(`\nratio, slowest p99 to the goal of ${goal} ms: ${(worst / goal).toFixed(2)}`);
} finally {
  await visitors.stop();
  await Promise.all([...nodes, staffSide].map((server) => server.stop()));
  await sample.remove();
}

/** Milliseconds from `start` until a place shows a text. @throws {Error} when it does not within half a minute */
async function untilSeen(place: string, text: string, start: number): Promise<number> {
  while (performance.now() - start < 30_000) {
    const response = await fetch(place);
    if ((await response.text()).includes(text)) return performance.now() - start;
    await pause(25);
  }
  throw new Error(`${place} never showed “${text}”.`);
}

function print(name: string, times: number[]): void {
  const at = (part: number) => `${percentile(times, part).toFixed(0).padStart(6)} ms`;
  console.log(`${name.padEnd(56)} p50 ${at(0.5)}   p99 ${at(0.99)}   longest ${at(1)}`);
}
