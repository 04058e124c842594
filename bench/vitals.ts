import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findFreePort } from '@riverfront/database/free-port';
import lighthouse from 'lighthouse';
import { browserArguments } from '../e2e/browser.ts';
import { findOrInstallChromium } from '../scripts/tests/chromium.ts';
import { median, printRatio, repeat, startTable } from './measure.ts';
import { pagePaths } from './requests.ts';
import { openStack } from './stack.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Scores, LCP and TBT in ms, layout shift (docs/measurements.md). */
const goals = { scores: [99, 100, 100, 100], lcp: 1_300, cls: 0.01, tbt: 50, interaction: 100 };
/** In ms, but layout shift, which has no unit. */
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

/** Audits that do not apply to pages that are not indexed, and to 404 and 410, which browsers report as errors. */
const skipped: Record<string, string[]> = {
  '/my-application': ['is-crawlable'],
  '/search': ['is-crawlable'],
  '/loading': ['is-crawlable'],
  '/loadingg': ['is-crawlable'],
  '/services/no-such-service': ['http-status-code', 'is-crawlable', 'errors-in-console'],
  '/careers/odoo-functional-consultant-ahmedabad': ['http-status-code', 'is-crawlable', 'errors-in-console'],
};

/** Path, selector of the element that is tapped, and the key that is pressed instead. */
const interactions = {
  menu: ['/', '[aria-label="Open menu"]'],
  dialog: ['/careers', '#roles li a[href^="/careers/"]'],
  filter: ['/careers', '#roles select', 'ArrowDown'],
  'form field': ['/contact', '#contact-name', 'a'],
  carousel: ['/about', '[aria-label^="Next"]'],
} as const;

/**
 * Measures pages as Lighthouse's phone sees them, and the time from a press to the next paint.
 * @param paths pages to measure; one of every kind when there are none
 */
export async function run([count = '3', ...paths]: string[]): Promise<boolean> {
  const times = Number(count);
  await using stack = await openStack();
  const { url } = await stack.startSite();
  const all = new Set([...pagePaths.filter((path) => !path.includes('?')), ...Object.keys(skipped)]);
  const met: boolean[] = [];
  const print = startTable('page', ...categories, 'LCP', 'CLS', 'TBT', 'sent', 'failed');
  for (const path of paths.length > 0 ? paths : all) {
    // Warm-up, so that no first render is measured.
    await (await fetch(url + path)).arrayBuffer();
    const once = () => measure(url, path);
    // Chromium now and then starts its trace too late to see the navigation.
    const figures = await repeat(times, () => once().catch(once));
    const middle = (value: (one: Figures) => number) => median(figures.map(value));
    const scores = categories.map((_, n) => middle((one) => one.scores[n] ?? 0));
    const [lcp = 0, cls = 0, tbt = 0] = metrics.map((_, n) => middle((one) => one.times[n] ?? 0));
    met.push(...scores.map((score, n) => score >= (goals.scores[n] ?? 0)));
    met.push(lcp <= goals.lcp, cls <= goals.cls, tbt <= goals.tbt);
    const shown = [`${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${Math.round(tbt)} ms`];
    const sent = `${Math.round(middle(({ bytes }) => bytes) / 1000)} kB`;
    const failed = [...new Set(figures.flatMap((one) => one.failed))].join(', ');
    print(`\`${path}\``, ...scores.map(String), ...shown, sent, failed);
  }
  const printDelay = startTable('pressed', 'to the next paint, median', 'slowest');
  for (const [name, [path, selector, key]] of Object.entries(interactions)) {
    const delays = await repeat(times, () => press(url + path, selector, key));
    met.push(Math.max(...delays) <= goals.interaction);
    printDelay(name, `${median(delays)} ms`, `${Math.max(...delays)} ms`);
  }
  return printRatio('figures at their goal to figures', met);
}

type Figures = Awaited<ReturnType<typeof measure>>;

/** Opens a page in a browser of its own. @throws {Error} when it cannot be loaded */
async function measure(url: string, path: string) {
  const port = await findFreePort();
  await using _browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const skip = skipped[path] && { skipAudits: skipped[path], ignoreStatusCode: true };
  const result = await lighthouse(url + path, { port, logLevel: 'error', output: 'json', ...skip });
  if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories: results } = result.lhr;
  const details: unknown = audits['network-requests']?.details;
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  const counted = categories.slice(1).flatMap((name) => results[name]?.auditRefs ?? []);
  return {
    scores: categories.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
    times: metrics.map((name) => audits[name]?.numericValue ?? 0),
    /** As sent, without videos. */
    bytes: items
      .filter(({ resourceType }) => resourceType !== 'Media')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failed: counted
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** Launches Chromium without font hinting, which phones do not have and which changes the width of text. */
async function launchBrowser(...more: string[]) {
  const executablePath = await findOrInstallChromium();
  const args = [...browserArguments, '--font-render-hinting=none', ...more];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}

/** Opens a page on a phone with a processor four times slower, and presses. @returns ms to the next paint */
async function press(url: string, selector: string, key?: string): Promise<number> {
  await using browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const element = page.locator(selector).first();
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (key) await element.focus();
  // Lazy-loaded parts come into view.
  await pause(2_500);
  await (key ? page.keyboard.press(key) : element.tap());
  await pause(1_500);
  return await page.evaluate<number>('delay');
}

/** Runs in the page. Events faster than 16 ms are not reported. */
const observe = `
globalThis.delay = 0;
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries())
    if (interactionId) globalThis.delay = Math.max(globalThis.delay, duration);
}).observe({ type: 'event', buffered: true, durationThreshold: 16 });`;
