import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { pageCalls } from './calls.ts';
import { env, inherited } from './env.ts';
import { median, printRatio } from './measure.ts';
import { next, openStack } from './stack/stack.ts';
import { findFreePort } from './wait.ts';

/** Path, selector of the clicked element, and the key that is pressed instead of a click. */
const interactions = {
  menu: ['/', '[aria-label="Open menu"]'],
  dialog: ['/careers', '#roles li a[href^="/careers/"]'],
  filter: ['/careers', '#roles select', 'ArrowDown'],
  'form field': ['/contact', '#contact-name', 'a'],
  carousel: ['/about', '[aria-label^="Next"]'],
} as const;
const goals = { tbt: 50, interaction: 100 };
/** A phone as Lighthouse simulates it: 150 ms, 1.6 Mbit a second, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower its processor is than this one. */
const slowdown = 4;
/** Tasks block for what they take above this, in ms. */
const longTask = 50;
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/**
 * Opens every kind of page on a slow phone, and presses something: paint, blocking time, script, and time to the next
 * paint. Not pinned to a core: a phone has several, too.
 */
export async function run([count = '5']: string[]): Promise<boolean> {
  const cwd = resolve(import.meta.dirname, 'pages/next-static');
  execFileSync(process.execPath, [next, 'build'], { cwd, stdio: 'ignore' });
  await using stack = await openStack({ database: 'embedded' });
  const { url } = await stack.startSite();
  const port = await findFreePort();
  const peer = `http://127.0.0.1:${port}`;
  const command: [string, ...string[]] = [process.execPath, next, 'start', '-p', String(port)];
  const ready = async () => (await fetch(peer)).ok;
  await stack.start({
    url: peer,
    command,
    cwd,
    env: { ...inherited, NODE_ENV: 'production' },
    isReady: ready,
  });
  const met: boolean[] = [];
  console.log('| page | LCP | TBT | script |\n|---|---|---|---|');
  for (const address of [...pageCalls().map(({ path }) => url + path), `${peer}/`]) {
    const figures = await repeat(Number(count), () => visit(address));
    const middle = (name: 'lcp' | 'script') => median(figures.map((one) => one[name]));
    const tbt = median(await repeat(Number(count), () => measureBlocking(address)));
    if (address.startsWith(url)) met.push(tbt <= goals.tbt);
    const name = address.startsWith(url) ? `\`${address.slice(url.length)}\`` : 'static page of Next';
    const cells = [`${(middle('lcp') / 1000).toFixed(2)} s`, `${Math.round(tbt)} ms`];
    console.log(`| ${name} | ${cells.join(' | ')} | ${(middle('script') / 1000).toFixed(1)} kB |`);
  }
  console.log('\n| pressed | interaction to next paint, median | slowest |\n|---|---|---|');
  for (const [name, [path, selector, key]] of Object.entries(interactions)) {
    const delays = await repeat(Number(count), async () => (await visit(url + path, selector, key)).delay);
    met.push(Math.max(...delays) <= goals.interaction);
    console.log(`| ${name} | ${median(delays)} ms | ${Math.max(...delays)} ms |`);
  }
  return printRatio('figures at their goal to figures', met);
}

/** Repeats a measurement, after one that is not counted. */
async function repeat<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  await work();
  const results: T[] = [];
  for (let n = 0; n < times; n += 1) results.push(await work());
  return results;
}

/** Runs work with a tab on a slow line, in a browser of its own. */
async function withTab<T>(work: (tab: Tab) => Promise<T>): Promise<T> {
  const chromeFlags = ['--headless', '--no-sandbox', '--disable-quic'];
  const chrome = await launch({ chromeFlags, ...(env.chromium && { chromePath: env.chromium }) });
  try {
    const tab = await connect(chrome.port);
    await tab.send('Emulation.setDeviceMetricsOverride', screen);
    await tab.send('Network.enable');
    await tab.send('Network.emulateNetworkConditions', line);
    await tab.send('Page.enable');
    return await work(tab);
  } finally {
    chrome.kill();
  }
}

/** Opens a page and waits until four seconds after it has loaded. */
async function open({ send, evaluate }: Tab, url: string): Promise<void> {
  await send('Page.navigate', { url });
  const isLoaded = 'document.readyState === "complete" && location.href !== "about:blank"';
  while (!(await evaluate<boolean>(isLoaded))) await pause(100);
  await pause(4000);
}

/**
 * Opens a page and returns for how long tasks after its first paint block a phone, in ms. From the processor time of
 * the browser's main thread, times four: what other work on the machine takes is not the page's.
 */
async function measureBlocking(url: string): Promise<number> {
  const events = await withTab(async (tab) => {
    const stopTracing = await tab.trace(['toplevel', 'loading', 'devtools.timeline']);
    await open(tab, url);
    return stopTracing();
  });
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`${url} was not painted.`);
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts + dur > paint.ts,
  );
  const blocking = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - longTask));
  return blocking.reduce((sum, one) => sum + one, 0);
}

/** Opens a page. @param selector is pressed after that */
async function visit(url: string, selector?: string, key?: string) {
  return withTab(async (tab) => {
    const { send, evaluate } = tab;
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    await open(tab, url);
    // A quick line: what is measured is the processor's work.
    await send('Network.emulateNetworkConditions', { ...line, latency: 0, downloadThroughput: -1 });
    if (selector) {
      const find = `document.querySelector(${JSON.stringify(selector)})`;
      await evaluate(`${find}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await pause(1500);
      const [x, y] = await evaluate<[number, number]>(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${find}.getBoundingClientRect())`,
      );
      if (key) await evaluate(`${find}.focus()`);
      await pause(1000);
      const mouse = { x, y, button: 'left', clickCount: 1 };
      const letter = key === 'a' && { text: key };
      const down = key ? { type: 'keyDown', key, code: key, ...letter } : { type: 'mousePressed', ...mouse };
      if (key === 'ArrowDown') Object.assign(down, { windowsVirtualKeyCode: 40 });
      await send(key ? 'Input.dispatchKeyEvent' : 'Input.dispatchMouseEvent', down);
      const up = key ? { type: 'keyUp', key, code: key } : { type: 'mouseReleased', ...mouse };
      await send(key ? 'Input.dispatchKeyEvent' : 'Input.dispatchMouseEvent', up);
      await pause(1500);
    }
    return evaluate<{ lcp: number; script: number; delay: number }>('measured()');
  });
}

/** Runs in the page. Events faster than 16 ms are not reported; scripts that are only fetched ahead do not count. */
const observe = `
const figures = { lcp: 0, delay: 0 };
const on = (type, note, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
on('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime));
const press = ({ duration, interactionId }) => interactionId && (figures.delay = Math.max(figures.delay, duration));
on('event', press, { durationThreshold: 16 });
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
globalThis.measured = () => {
  const loaded = performance.getEntriesByType('resource');
  const scripts = loaded.filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType !== 'fetch');
  return { ...figures, script: sum(scripts.map((one) => one.encodedBodySize)) };
};`;

/** An event of a trace; times in µs, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { value?: TraceEvent[] };
}

type Tab = Awaited<ReturnType<typeof connect>>;

/** Connects to the first tab of a browser over its debugging protocol. */
async function connect(port: number) {
  const tabs = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Record<string, string>[];
  const socket = new WebSocket(tabs.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  const waiting = new Map<number | undefined, (answer: Message) => void>();
  const traced: TraceEvent[] = [];
  const tracing = Promise.withResolvers<TraceEvent[]>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === 'Tracing.dataCollected') traced.push(...(message.params?.value ?? []));
    if (message.method === 'Tracing.tracingComplete') tracing.resolve(traced.sort((a, b) => a.ts - b.ts));
    waiting.get(message.id)?.(message);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  async function send<T>(method: string, params: object = {}): Promise<T> {
    const id = waiting.size + 1;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }
  const evaluate = async <T>(expression: string) =>
    (await send<{ result: { value: T } }>('Runtime.evaluate', { expression, returnByValue: true })).result
      .value;
  /** Starts a trace. @returns ends it, for its events in their order */
  async function trace(categories: string[]) {
    await send('Tracing.start', { traceConfig: { includedCategories: categories } });
    return async () => {
      await send('Tracing.end');
      return tracing.promise;
    };
  }
  return { send, evaluate, trace };
}
