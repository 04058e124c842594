import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './measure.ts';
import { openStack, signIn } from './stack/stack.ts';
import { startReaders } from './traffic/readers.ts';

/** Goal in ms until a publication is visible on every node (docs/measurements.md). */
const goal = 2_000;
const key = 'sap-managed-services';
const paths = [`/api/services/details/${key}`, `/services/${key}`];

/** Publishes a service through the staff side's API again and again; measures when two nodes show it. */
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
  const worst = Math.max(...[...visible.values()].map((times) => percentile(times, 0.99)));
  console.log(
    `visitors meanwhile: ${readers.reads} reads, ${readers.failed.length + readers.retried} errors`,
  );
  console.log(`\nratio, slowest p99 to the goal of ${goal} ms: ${(worst / goal).toFixed(2)}`);
  return true;
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
