import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from './browser.ts';
import { pageCalls } from './calls.ts';
import { median, printRatio, repeat, startTable } from './measure.ts';
import { startPeer } from './pages/pages.ts';
import { openStack } from './stack/stack.ts';

/** Path, selector of the element that is tapped, and the key that is pressed instead. */
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
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Measures LCP, total blocking time and scripts of every kind of page on a simulated slow phone, as ratios to the home
 * page's content in Next, and interaction to next paint. Not pinned to a core: a phone has several, too.
 */
export async function run([count = '5']: string[]): Promise<boolean> {
  const times = Number(count);
  await using stack = await openStack();
  const { url } = await stack.startSite();
  const peer = `${await startPeer(stack, url)}/home`;
  const met: boolean[] = [];
  const peerFigures = await measure(peer, times);
  const print = startTable('page', 'LCP', 'to Next', 'script', 'to Next', 'TBT');
  const printFigures = (name: string, { lcp, script, tbt }: typeof peerFigures) =>
    print(
      name,
      `${(lcp / 1000).toFixed(2)} s`,
      (lcp / peerFigures.lcp).toFixed(2),
      `${(script / 1000).toFixed(1)} kB`,
      (script / peerFigures.script).toFixed(2),
      `${Math.round(tbt)} ms`,
    );
  printFigures('home page in Next', peerFigures);
  for (const { path } of pageCalls()) {
    const figures = await measure(url + path, times);
    printFigures(`\`${path}\``, figures);
    met.push(figures.tbt <= goals.tbt);
  }
  const printDelay = startTable('pressed', 'interaction to next paint, median', 'slowest');
  for (const [name, [path, selector, key]] of Object.entries(interactions)) {
    const delays = await repeat(times, async () => (await visit(url + path, selector, key)).delay);
    met.push(Math.max(...delays) <= goals.interaction);
    printDelay(name, `${median(delays)} ms`, `${Math.max(...delays)} ms`);
  }
  return printRatio('figures at their goal to figures', met);
}

/** Opens a page again and again. @returns medians: paint and blocking time in ms, script in bytes */
async function measure(url: string, times: number) {
  const visits = await repeat(times, () => visit(url));
  const blocking = await repeat(times, () => measureBlocking(url));
  return {
    lcp: median(visits.map(({ lcp }) => lcp)),
    script: median(visits.map(({ script }) => script)),
    tbt: median(blocking),
  };
}

/** Launches a browser with a phone's screen, network and processor. @param throttling how many times slower */
async function openTab(throttling = 1) {
  const browser = await launchBrowser();
  const page = await browser.newPage(phone);
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  /** Loads a page and waits for lazy-loaded parts. */
  const load = async (url: string) => {
    await page.goto(url);
    await pause(4000);
  };
  return { browser, page, session, load, [Symbol.asyncDispose]: () => browser.close() };
}

/** An event of a trace; times in µs, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/**
 * Opens a page and returns for how long tasks after its first paint block a phone, in ms. From the processor time of
 * the browser's main thread, times four: what other work on the machine takes is not the page's.
 */
async function measureBlocking(url: string): Promise<number> {
  await using tab = await openTab();
  await tab.browser.startTracing(tab.page, { categories: ['toplevel', 'loading', 'devtools.timeline'] });
  await tab.load(url);
  const trace = await tab.browser.stopTracing();
  const { traceEvents: events } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
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

/** Opens a page. @param selector is tapped after that */
async function visit(url: string, selector?: string, key?: string) {
  await using tab = await openTab(slowdown);
  const { page, session } = tab;
  await tab.load(url);
  if (selector) {
    // A quick line: what is measured is the processor's work.
    await session.send('Network.emulateNetworkConditions', { ...line, latency: 0, downloadThroughput: -1 });
    const element = page.locator(selector).first();
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    if (key) await element.focus();
    await pause(2500);
    await (key ? page.keyboard.press(key) : element.tap());
    await pause(1500);
  }
  return await page.evaluate<{ lcp: number; script: number; delay: number }>('measured()');
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
