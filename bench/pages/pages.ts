/**
 * `npm run bench:pages`: our cached home page against a static page of Next on
 * the same machine in the same run, and our home page rendered per request.
 * Needs a production build of the site.
 */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openTestContent } from '@riverfront/content/testing';
import { load, moveToLoadCore } from '../load.ts';
import { startServer } from '../server-process.ts';

const root = resolve(import.meta.dirname, '../..');
const nextApp = resolve(import.meta.dirname, 'next-static');
const next = resolve(root, 'node_modules/next/dist/bin/next');
const seconds = 10;

console.log('Building the static page of Next …');
execFileSync(process.execPath, [next, 'build'], { cwd: nextApp, stdio: 'ignore' });
console.log('Loading the sample content …');
const content = await openTestContent();
await moveToLoadCore();

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

try {
  const ours = await load(`${site.url}/`, seconds);
  const theirs = await load(`${peer.url}/`, seconds);
  // One connection, because requests for the same page at the same time share one render.
  const uncached = await load(`${uncachedSite.url}/`, seconds, 1);
  const row = (name: string, { perSecond, p50, p99, errors }: typeof ours) =>
    console.log(
      `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(8)} requests/s   p50 ${p50} ms   p99 ${p99} ms   errors ${errors}`,
    );
  row('our home page, from the cache', ours);
  row('Next static page', theirs);
  row('our home page, rendered per request', uncached);
  console.log(`\nratio, cached page to Next static page: ${(ours.perSecond / theirs.perSecond).toFixed(1)}`);
  console.log(
    `ratio, cached page to rendered per request:  ${(ours.perSecond / uncached.perSecond).toFixed(1)}`,
  );
} finally {
  await site.stop();
  await uncachedSite.stop();
  await peer.stop();
  await content.close();
}
