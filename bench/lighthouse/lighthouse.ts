/**
 * `npm run bench:lighthouse -- [paths …] [--url http://…] [--runs 3] [--profile mobile|desktop]`: every kind
 * of page in a real Chromium (`CHROMIUM_PATH`, or the one that is found), the median of some runs, as rows
 * for docs/measurements.md. Starts the site over the sample content unless it is given an address; that needs
 * a production build. About 10 seconds for each page, profile and run on an idle machine.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openTestContent } from '@riverfront/content/testing';
import { env } from '../env.ts';
import { startServer } from '../server-process.ts';
import { type Figures, measure, type Profile } from './measure.ts';
import { findRoutes, type MeasuredRoute } from './routes.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    profile: { type: 'string', default: 'both' },
  },
});
const profiles: Profile[] = ['mobile', 'desktop'].filter(
  (name): name is Profile => given.profile === 'both' || given.profile === name,
);
const runs = Number(given.runs);
if (profiles.length === 0 || !Number.isInteger(runs) || runs < 1) {
  console.error('--profile is mobile or desktop, --runs a number from 1 on.');
  process.exit(1);
}

/** The site over sample content of its own, or the one that was named. */
async function openSite(): Promise<{ url: string; close(): Promise<void> }> {
  if (given.url) return { url: given.url.replace(/\/$/, ''), close: async () => {} };
  const content = await openTestContent();
  const { databaseUrl, secret, mediaDir } = content.options;
  const server = await startServer({
    command: () => [process.execPath, resolve(import.meta.dirname, '../../apps/site/server.ts')],
    env: { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret, MEDIA_DIR: mediaDir, LOG_LEVEL: 'error' },
    path: '/readyz',
  });
  return {
    url: server.url,
    async close() {
      await server.stop();
      await content.close();
    },
  };
}

/** The middle one of some runs in each figure. */
function median(all: Figures[]): Figures {
  const middle = (name: Exclude<keyof Figures, 'complaints'>) =>
    all.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ?? 0;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    bytes: middle('bytes'),
    complaints: [...new Set(all.flatMap(({ complaints }) => complaints))],
  };
}

async function look(url: string, route: MeasuredRoute, profile: Profile): Promise<Figures> {
  const all: Figures[] = [];
  // Once before, so that no visitor's first rendering is what is measured.
  await (await fetch(`${url}${route.path}`)).arrayBuffer();
  for (let run = 0; run < runs; run += 1) {
    const again = (failure: unknown) => {
      console.error(`${route.path}: ${failure}; once more`);
      return measure(url, route, profile, env.chromium);
    };
    // Chromium now and then starts its trace too late to see the navigation.
    all.push(await measure(url, route, profile, env.chromium).catch(again));
  }
  return median(all);
}

function row(path: string, profile: Profile, figures: Figures): string {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt, bytes, complaints } = figures;
  const cells = [
    `\`${path}\``,
    profile,
    performance,
    accessibility,
    bestPractices,
    seo,
    `${(lcp / 1000).toFixed(2)} s`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
    `${Math.round(bytes / 1000)} kB`,
  ];
  return `| ${cells.join(' | ')} |${complaints.length > 0 ? ` <!-- ${complaints.join(', ')} -->` : ''}`;
}

const site = await openSite();
try {
  const found = await findRoutes(site.url);
  const routes = positionals.length > 0 ? found.filter(({ path }) => positionals.includes(path)) : found;
  const unknown = positionals.filter((path) => !found.some((route) => route.path === path));
  if (unknown.length > 0) console.error(`Not among the pages: ${unknown.join(', ')}`);
  console.log(
    '| page | profile | performance | accessibility | best practices | SEO | LCP | CLS | TBT | sent |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const profile of profiles) {
    for (const route of routes) {
      console.log(row(route.path, profile, await look(site.url, route, profile)));
    }
  }
} finally {
  await site.close();
}
