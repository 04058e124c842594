/**
 * `npm run bench:pages [-- rounds]`: our cached home page against a static page of Next and against nginx
 * serving the same bytes from disk, on one core each, in turn, the load from the other core; and our home page
 * rendered per request, and measured by Prometheus metrics. Medians of some rounds (3). Needs a production
 * build of the site, nginx and wrk.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openTestContent } from '@riverfront/content/testing';
import { freePort, moveToLoadCore, startServer } from '../server-process.ts';
import { asSent } from './as-sent.ts';
import { startNginx } from './nginx.ts';
import { type Load, load } from './wrk.ts';

const root = resolve(import.meta.dirname, '../..');
const nextApp = resolve(import.meta.dirname, 'next-static');
const next = resolve(root, 'node_modules/next/dist/bin/next');
const seconds = 8;
const rounds = Number(process.argv[2] ?? 3);

console.log('Building the static page of Next …');
execFileSync(process.execPath, [next, 'build'], { cwd: nextApp, stdio: 'ignore' });
console.log('Loading the sample content …');
const content = await openTestContent();
moveToLoadCore();

const { databaseUrl, secret, mediaDir } = content.options;
const stops: (() => Promise<void>)[] = [() => content.close()];
/** Starts what is stopped at the end, whatever happens before. */
async function start<Server extends { stop(): Promise<void> }>(starting: Promise<Server>): Promise<Server> {
  const server = await starting;
  stops.unshift(server.stop);
  return server;
}
const startSite = (env: { PAGE_MAX_AGE_SECONDS?: string; METRICS_PORT?: string } = {}) =>
  start(
    startServer({
      command: () => [process.execPath, resolve(root, 'apps/site/server.ts')],
      env: {
        DATABASE_URL: databaseUrl,
        PAYLOAD_SECRET: secret,
        MEDIA_DIR: mediaDir,
        LOG_LEVEL: 'error',
        ...env,
      },
      path: '/readyz',
    }),
  );

/** The middle run of several. */
function median(runs: Load[]): Load {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There was no round.');
  return middle;
}

try {
  const site = await startSite();
  const measuredSite = await startSite({ METRICS_PORT: String(await freePort()) });
  const uncachedSite = await startSite({ PAGE_MAX_AGE_SECONDS: '0' });
  const peer = await start(
    startServer({
      command: (port) => [process.execPath, next, 'start', '-p', String(port)],
      cwd: nextApp,
    }),
  );
  const nginx = await start(startNginx(await asSent(`${site.url}/`)));

  const all = { ours: [] as Load[], measured: [] as Load[], nginx: [] as Load[], next: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await load(`${site.url}/`, seconds));
    all.measured.push(await load(`${measuredSite.url}/`, seconds));
    all.nginx.push(await load(`${nginx.url}/`, seconds));
    all.next.push(await load(`${peer.url}/`, seconds));
  }
  // One connection, because requests for the same page at the same time share one render.
  const uncached = await load(`${uncachedSite.url}/`, seconds, 1);
  const [ours, measured] = [median(all.ours), median(all.measured)];
  const [disk, theirs] = [median(all.nginx), median(all.next)];
  const row = (name: string, { perSecond, p50, p99, errors }: Load) =>
    console.log(
      `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(8)} requests/s   p50 ${p50} ms   p99 ${p99} ms   errors ${errors}`,
    );
  row('our home page, from the cache', ours);
  row('our home page, counted in metrics', measured);
  row('nginx, the same bytes from disk', disk);
  row('Next static page', theirs);
  row('our home page, rendered per request', uncached);
  const ratio = (name: string, peerLoad: Load) =>
    console.log(`${name.padEnd(46)} ${(ours.perSecond / peerLoad.perSecond).toFixed(2)}`);
  console.log();
  ratio('ratio, cached page to Next static page:', theirs);
  ratio('ratio, cached page to nginx:', disk);
  ratio('ratio, cached page to rendered per request:', uncached);
  ratio('ratio, cached page without metrics to with:', measured);
} finally {
  for (const stop of stops) await stop();
}
