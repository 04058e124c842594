import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { pageCalls } from './calls.ts';
import { median, printRatio, repeat, startTable } from './measure.ts';
import { openStack } from './stack/stack.ts';
import { findFreePort } from './wait.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const goals = [99, 100, 100, 100];
/** In ms, but layout shift, which has no unit. */
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

/** Audits that do not apply to pages that are not indexed, and to 404 and 410, which browsers report as errors. */
const skipped: Record<string, string[]> = {
  '/my-application': ['is-crawlable'],
  '/search': ['is-crawlable'],
  '/services/no-such-service': ['http-status-code', 'is-crawlable', 'errors-in-console'],
  '/careers/odoo-functional-consultant-ahmedabad': ['http-status-code', 'is-crawlable', 'errors-in-console'],
};

/** Measures every kind of page in Chromium, as rows for docs/measurements.md. */
export async function run(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      runs: { type: 'string', default: '3' },
      profile: { type: 'string', default: 'both' },
    },
  });
  await using stack = values.url ? undefined : await openStack();
  const url = stack ? (await stack.startSite()).url : (values.url ?? '').replace(/\/$/, '');
  // Pages with a query are of the same kinds.
  const all = pageCalls().flatMap(({ path }) => (path.includes('?') ? [] : [path]));
  const routes = positionals.length > 0 ? positionals : [...new Set([...all, ...Object.keys(skipped)])];
  const met: boolean[] = [];
  const print = startTable('page', 'profile', ...categories, 'LCP', 'CLS', 'TBT', 'sent', 'failed');
  for (const profile of ['mobile', 'desktop']) {
    if (![profile, 'both'].includes(values.profile)) continue;
    for (const path of routes) {
      // Warm-up, so that no first render is measured.
      await (await fetch(url + path)).arrayBuffer();
      const once = () => measure(url, path, profile);
      // Chromium now and then starts its trace too late to see the navigation.
      const figures = await repeat(Number(values.runs), () => once().catch(once), 0);
      const middle = (value: (one: Figures) => number) => median(figures.map(value));
      const scores = categories.map((_, n) => middle((one) => one.scores[n] ?? 0));
      const [lcp = 0, cls = 0, tbt = 0] = metrics.map((_, n) => middle(({ times }) => times[n] ?? 0));
      met.push(...scores.map((score, n) => score >= (goals[n] ?? 0)));
      const times = [`${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${Math.round(tbt)} ms`];
      const sent = `${Math.round(middle(({ bytes }) => bytes) / 1000)} kB`;
      const failed = [...new Set(figures.flatMap((one) => one.failed))].join(', ');
      print(`\`${path}\``, profile, ...scores.map(String), ...times, sent, failed);
    }
  }
  printRatio('scores at their goal to scores', met);
  return true;
}

type Figures = Awaited<ReturnType<typeof measure>>;

/** Opens a page in a browser of its own. @throws {Error} when it cannot be loaded */
async function measure(url: string, path: string, profile: string) {
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const skip = skipped[path] && { skipAudits: skipped[path], ignoreStatusCode: true };
    const result = await lighthouse(
      url + path,
      { port, logLevel: 'error', output: 'json', ...skip },
      profile === 'desktop' ? desktopConfig : undefined,
    );
    if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories: results } = result.lhr;
    const details: unknown = audits['network-requests']?.details;
    const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
    return {
      scores: categories.map((name) => Math.round((results[name]?.score ?? 0) * 100)),
      times: metrics.map((name) => audits[name]?.numericValue ?? 0),
      /** As sent, without videos. */
      bytes: items
        .filter(({ resourceType }) => resourceType !== 'Media')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      failed: categories
        .slice(1)
        .flatMap((name) =>
          (results[name]?.auditRefs ?? [])
            .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
            .map(({ id }) => id),
        ),
    };
  } finally {
    await browser.close();
  }
}
