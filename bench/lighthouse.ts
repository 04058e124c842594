import { parseArgs } from 'node:util';
import { paths, screens, topicPaths } from '@riverfront/contract';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { median } from './measure.ts';
import { openStack } from './stack/stack.ts';
import { findFreePort } from './wait.ts';

/** A page, and audits that do not apply to it. */
interface Route {
  path: string;
  skipAudits?: string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const goals = [99, 100, 100, 100];
/** In ms, but layout shift, which has no unit. */
const metrics = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

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
  await using stack = values.url ? undefined : await openStack({ database: 'embedded' });
  const url = stack ? (await stack.startSite()).url : (values.url ?? '').replace(/\/$/, '');
  const all = await listRoutes(url);
  const routes = positionals.length > 0 ? all.filter(({ path }) => positionals.includes(path)) : all;
  let [met, scores] = [0, 0];
  console.log(`| page | profile | ${categories.join(' | ')} | LCP | CLS | TBT | sent |`);
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const profile of ['mobile', 'desktop']) {
    if (![profile, 'both'].includes(values.profile)) continue;
    for (const route of routes) {
      // Warm-up, so that no first render is measured.
      await (await fetch(url + route.path)).arrayBuffer();
      const figures: Figures[] = [];
      for (let n = 0; n < Number(values.runs); n += 1)
        // Chromium now and then starts its trace too late to see the navigation.
        figures.push(await measure(url, route, profile).catch(() => measure(url, route, profile)));
      const middle = (value: (figures: Figures) => number | undefined) =>
        median(figures.map((one) => value(one) ?? Number.NaN));
      const rounded = categories.map((_, n) => middle(({ scores }) => scores[n]));
      const [lcp = 0, cls = 0, tbt = 0] = metrics.map((_, n) => middle(({ times }) => times[n]));
      met += rounded.filter((score, n) => score >= (goals[n] ?? 0)).length;
      scores += rounded.length;
      const cells = [`${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3), `${Math.round(tbt)} ms`];
      const sent = `${Math.round(middle(({ bytes }) => bytes) / 1000)} kB`;
      const failed = [...new Set(figures.flatMap((one) => one.failed))].join(', ');
      const row = [`\`${route.path}\``, profile, ...rounded, ...cells, sent].join(' | ');
      console.log(`| ${row} |${failed && ` <!-- ${failed} -->`}`);
    }
  }
  console.log(`\nratio, scores at their goal to scores: ${met}/${scores}`);
  return true;
}

type Figures = Awaited<ReturnType<typeof measure>>;

/** Opens a page in a browser of its own. @throws {Error} when it cannot be loaded */
async function measure(url: string, { path, skipAudits }: Route, profile: string) {
  const port = await findFreePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const skip = skipAudits && { skipAudits, ignoreStatusCode: true };
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

/** Lists every fixed page, one page of each kind of content, and two that do not exist. */
async function listRoutes(url: string): Promise<Route[]> {
  async function first(path: string, list: string): Promise<string | undefined> {
    const answer = await fetch(url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as Record<string, { _id: string }[]>)[list]?.[0]?._id;
  }
  const job = await first(`${paths.jobs}?page=1&limit=1&status=active`, 'data');
  const known = [
    ...Object.keys(screens),
    ...topicPaths,
    `/services/${await first(paths.services, 'services')}`,
    `/solutions/${await first(`${paths.solutions}?page=1&limit=1`, 'solutions')}`,
    `/blogs/${await first(`${paths.blogs}?page=1&limit=1`, 'blogs')}`,
    `/careers/${job}`,
    `/careers/${job}/apply`,
  ];
  const closed = await first(`${paths.jobs}?page=1&limit=1&status=closed`, 'data');
  const missing = ['/services/no-such-service', `/careers/${closed}`];
  // Not indexed.
  const unindexed = ['/my-application', '/search'];
  return [
    ...known.map((path) => ({ path, ...(unindexed.includes(path) && { skipAudits: ['is-crawlable'] }) })),
    // Browsers report a 404 or 410 as an error.
    ...missing.map((path) => ({
      path,
      skipAudits: ['http-status-code', 'is-crawlable', 'errors-in-console'],
    })),
  ];
}
