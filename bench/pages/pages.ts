/**
 * `npm run bench:pages [-- rounds]`: our cached home page against a static page of Next and against nginx
 * serving the same bytes from disk, on one core each, in turn, the load from the other core; and our home page
 * rendered per request. Medians of some rounds (3). Needs a production build of the site, nginx and wrk.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openTestContent } from '@riverfront/content/testing';
import { moveToLoadCore, startServer } from '../server-process.ts';
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
const startSite = (pageMaxAge: string) =>
  startServer({
    command: () => [process.execPath, resolve(root, 'apps/site/server.ts')],
    env: {
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: secret,
      MEDIA_DIR: mediaDir,
      LOG_LEVEL: 'error',
      PAGE_MAX_AGE_SECONDS: pageMaxAge,
    },
    path: '/readyz',
  });
const site = await startSite('60');
const uncachedSite = await startSite('0');
const peer = await startServer({
  command: (port) => [process.execPath, next, 'start', '-p', String(port)],
  cwd: nextApp,
});

const nginx = await startNginx(await asSent(`${site.url}/`));

/** The middle run of several. */
function median(runs: Load[]): Load {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There was no round.');
  return middle;
}

try {
  const all = { ours: [] as Load[], nginx: [] as Load[], next: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await load(`${site.url}/`, seconds));
    all.nginx.push(await load(`${nginx.url}/`, seconds));
    all.next.push(await load(`${peer.url}/`, seconds));
  }
  // One connection, because requests for the same page at the same time share one render.
  const uncached = await load(`${uncachedSite.url}/`, seconds, 1);
  const [ours, disk, theirs] = [median(all.ours), median(all.nginx), median(all.next)];
  const row = (name: string, { perSecond, p50, p99, errors }: Load) =>
    console.log(
      `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(8)} requests/s   p50 ${p50} ms   p99 ${p99} ms   errors ${errors}`,
    );
  row('our home page, from the cache', ours);
  row('nginx, the same bytes from disk', disk);
  row('Next static page', theirs);
  row('our home page, rendered per request', uncached);
  const ratio = (name: string, peerLoad: Load) =>
    console.log(`${name.padEnd(46)} ${(ours.perSecond / peerLoad.perSecond).toFixed(2)}`);
  console.log();
  ratio('ratio, cached page to Next static page:', theirs);
  ratio('ratio, cached page to nginx:', disk);
  ratio('ratio, cached page to rendered per request:', uncached);
} finally {
  await site.stop();
  await uncachedSite.stop();
  await nginx.stop();
  await peer.stop();
  await content.close();
}
