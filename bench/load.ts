import { printRatio, printVerdict, type Verdict, verdict } from './measure.ts';
import { openStack } from './stack/stack.ts';
import { printOutcomes, sendAtRate } from './traffic/rate.ts';
import { createVisitors } from './traffic/visitors.ts';
import { findFreePort } from './wait.ts';

const megabyte = 1024 ** 2;
const toMb = (bytes: number) => (bytes / megabyte).toFixed(0);
/** Goal of resident memory (docs/measurements.md). */
const maxMb = 300;
/** Growth between the middle and the end that is no leak but caches of runtime and allocator. */
const maxGrowth = 1.1;

/** Sends requests at a fixed rate (48 a second at rate 1), and prints the site's memory each minute. */
export async function run([length = '60', rate = '1', ...nodeOptions]: string[]): Promise<boolean> {
  const seconds = Number(length);
  const inspectorPort = await findFreePort();
  const env = { PAGE_MAX_AGE_SECONDS: '3600' };
  await using stack = await openStack({ database: 'embedded', pinned: true, env });
  const site = await stack.startSite({}, [`--inspect=127.0.0.1:${inspectorPort}`, ...nodeOptions]);
  const kinds = await createVisitors(site.url, Number(rate));
  await sendAtRate(kinds, 5); // warm-up, not counted
  const before = await readMemory(inspectorPort, { collect: true });
  const perMinute: number[] = [];
  async function note(): Promise<void> {
    const { rss, heapTotal, heapUsed, external } = await readMemory(inspectorPort);
    perMinute.push(rss);
    const [all, heap, used, outside] = [rss, heapTotal, heapUsed, external].map(toMb);
    const minute = `minute ${String(perMinute.length - 1).padStart(2)}  ${all} MB resident`;
    console.log(`${minute}; heap ${heap} MB, ${used} of it used; buffers ${outside} MB`);
  }
  await note();
  const clock = setInterval(() => void note(), 60_000);
  const outcomes = await sendAtRate(kinds, seconds);
  clearInterval(clock);
  const { rss } = await readMemory(inspectorPort);
  const after = await readMemory(inspectorPort, { collect: true });

  const errors = printOutcomes(outcomes);
  const [was, is] = [before.heapUsed, after.heapUsed].map(toMb);
  console.log(`\nused heap after a collection: ${was} MB before, ${is} MB after`);
  const growth = rss / (perMinute[Math.floor(perMinute.length / 2)] ?? rss);
  const verdicts: Verdict[] = [
    verdict('errors', errors === 0, errors),
    verdict('resident at the end', rss <= maxMb * megabyte, `${toMb(rss)} MB`, `${maxMb} MB`),
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

/**
 * Reads a process's memory over its inspector (`--inspect=127.0.0.1:<port>`).
 * @param options.collect runs the garbage collector first
 */
async function readMemory(inspectorPort: number, { collect = false } = {}) {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const opened = Promise.withResolvers<unknown>();
  socket.addEventListener('open', opened.resolve);
  socket.addEventListener('error', () => opened.reject(new Error('The inspector does not answer.')));
  await opened.promise;
  function send(id: number, method: string, params = {}) {
    const { promise, resolve } = Promise.withResolvers<{ result?: { value?: NodeJS.MemoryUsage } }>();
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === id) resolve(message.result);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  }
  try {
    if (collect) await send(1, 'HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage()';
    const { result } = await send(2, 'Runtime.evaluate', { expression, returnByValue: true });
    if (!result?.value) throw new Error('The inspector does not know the memory.');
    return result.value;
  } finally {
    socket.close();
  }
}
