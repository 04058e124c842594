import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, timeOf } from './measure.ts';
import { openStack, signIn } from './stack/stack.ts';
import { startReaders } from './traffic/readers.ts';

/** Goal in ms until a publication is visible on every node (docs/measurements.md). */
const goal = 2_000;
const key = 'sap-managed-services';
const paths = [`/api/services/details/${key}`, `/services/${key}`];

/**
 * Publishes a service through the staff side's API again and again; measures when two nodes show it, and how long
 * eight visitors wait who then read all pages at once.
 */
export async function run([count = '100']: string[]): Promise<boolean> {
  const publications = Number(count);
  await using stack = await openStack({ database: 'server', pinned: true });
  const nodes = [await stack.startSite(), await stack.startSite()];
  const staffSide = await stack.startStaffSide({ SITE_URL: nodes[0]?.url });
  const { call, json } = await signIn(stack, staffSide.url);
  const query = `where[key][equals]=${key}&depth=0`;
  const { docs } = await json<{ docs: { id: number }[] }>(`/api/services?${query}`);
  const urls = nodes.map(({ url }) => url);
  const readers = startReaders(urls, 2, 100);
  const answered: number[] = [];
  const visible = new Map(urls.flatMap((url) => paths.map((path): [string, number[]] => [url + path, []])));
  for (let n = 0; n < publications; n += 1) {
    const title = `Managed services, wording ${n} of ${publications}`;
    const start = performance.now();
    const watching = [...visible].map(async ([url, times]) =>
      times.push(await untilVisible(url, title, start)),
    );
    const body = JSON.stringify({ title, _status: 'published' });
    await call(`/api/services/${docs[0]?.id}?depth=0`, { method: 'PATCH', body });
    answered.push(performance.now() - start);
    await Promise.all(watching);
    // Out of step with the polling of the nodes.
    await pause(Math.random() * 1_000);
  }
  await readers.stop();
  print('answered to the editor', answered);
  for (const [url, times] of visible) print(url.replace(/^http:..127.0.0.1:/, 'node '), times);
  const waits = await readAllPages(nodes[0]?.url ?? '', () =>
    call(`/api/services/${docs[0]?.id}?depth=0`, {
      method: 'PATCH',
      body: JSON.stringify({ title: `Managed services ${randomUUID()}`, _status: 'published' }),
    }),
  );
  print('all pages by eight clients just after a publication', waits);
  const slow = waits.filter((ms) => ms > 100).length;
  console.log(`ratio, answers that took longer than 100 ms to all: ${slow}/${waits.length} (goal: 0.01)`);
  const worst = Math.max(...[...visible.values()].map((times) => percentile(times, 0.99)));
  console.log(
    `visitors meanwhile: ${readers.reads} reads, ${readers.failed.length + readers.retried} errors`,
  );
  console.log(`\nratio, slowest p99 to the goal of ${goal} ms: ${(worst / goal).toFixed(2)}`);
  return true;
}

/** Has eight clients read all pages of the sitemap just after a publication. @returns their waiting times in ms */
async function readAllPages(url: string, publish: () => Promise<unknown>): Promise<number[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, page = '']) => url + new URL(page).pathname);
  const read = (page = '') => timeOf(async () => (await fetch(page)).arrayBuffer());
  for (const page of pages) await read(page);
  await publish();
  // Reads the revisions at once.
  await fetch(`${url}/readyz`);
  const clients = Array.from({ length: 8 }, async (_, client) => {
    const times: number[] = [];
    for (const n of pages.keys()) times.push(await read(pages[(n + client * 9) % pages.length]));
    return times;
  });
  return (await Promise.all(clients)).flat();
}

/** Returns ms from `start` until a page contains a text. @throws {Error} after half a minute */
async function untilVisible(url: string, text: string, start: number): Promise<number> {
  while (performance.now() - start < 30_000) {
    if ((await (await fetch(url)).text()).includes(text)) return performance.now() - start;
    await pause(25);
  }
  throw new Error(`${url} never showed “${text}”.`);
}

function print(name: string, times: number[]): void {
  const at = (share: number) => `${percentile(times, share).toFixed(0).padStart(6)} ms`;
  console.log(`${name.padEnd(56)} p50 ${at(0.5)}   p99 ${at(0.99)}   longest ${at(1)}`);
}
