import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inherited } from '../env.ts';
import { startNginx } from '../stack/nginx.ts';
import { next, openStack, type Stack } from '../stack/stack.ts';
import { findFreePort } from '../wait.ts';
import { type Load, sendLoad } from './wrk.ts';

/**
 * Compares the cached home page with a static page of Next and with nginx serving the same bytes, in turn on
 * one core, the load from the other; and with the page counted in metrics, and rendered per request.
 */
export async function run([count = '3']: string[]): Promise<boolean> {
  const rounds = Number(count);
  const cwd = resolve(import.meta.dirname, 'next-static');
  const env = { ...inherited, NODE_ENV: 'production' as const };
  console.log('Building the static page of Next …');
  execFileSync(process.execPath, [next, 'build'], { cwd, stdio: 'ignore' });
  const withoutSnapshot = { SNAPSHOT_DIR: undefined };
  await using stack = await openStack({ database: 'embedded', pinned: true, env: withoutSnapshot });
  const site = await stack.startSite();
  const metered = await stack.startSite({ METRICS_PORT: String(await findFreePort()) });
  const uncached = await stack.startSite({ PAGE_MAX_AGE_SECONDS: '0' });
  const port = await findFreePort();
  const peer = `http://127.0.0.1:${port}`;
  const command: [string, ...string[]] = [process.execPath, next, 'start', '-p', String(port)];
  await stack.start({ url: peer, command, cwd, env, isReady: async () => (await fetch(peer)).ok });
  const nginx = await serveWithNginx(stack, site.url);

  const urls = {
    'our home page, from the cache': site.url,
    'our home page, counted in metrics': metered.url,
    'nginx, the same bytes from disk': nginx,
    'Next static page': peer,
  };
  const loads = new Map(Object.keys(urls).map((name): [string, Load[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(urls)) loads.get(name)?.push(await sendLoad(`${url}/`));
  // One connection, because concurrent requests for the same page share one render.
  loads.set('our home page, rendered per request', [await sendLoad(`${uncached.url}/`, 1)]);
  const medians = [...loads].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a.perSecond - b.perSecond);
    const { perSecond = 0, p50, p99, errors } = sorted[Math.floor((sorted.length - 1) / 2)] ?? {};
    const latency = `p50 ${p50} ms   p99 ${p99} ms   errors ${errors}`;
    console.log(`${name.padEnd(36)} ${perSecond.toFixed(0).padStart(8)} requests/s   ${latency}`);
    return { name, perSecond };
  });
  console.log();
  const cached = medians[0]?.perSecond ?? 0;
  for (const { name, perSecond } of medians.slice(1))
    console.log(`ratio, cached page to: ${name.padEnd(36)} ${(cached / perSecond).toFixed(2)}`);
  return true;
}

/** Sent by nginx itself, or told from the file. */
const ownHeaders = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'server'];

/**
 * Serves the home page from disk as our site sends it to a browser. Debian's nginx cannot negotiate Brotli, so
 * the compressed file is the file it serves, with the page's own headers: nothing to compress.
 */
async function serveWithNginx(stack: Stack, siteUrl: string): Promise<string> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const [page] = (await once(get(siteUrl, { headers }), 'response')) as [IncomingMessage];
  await writeFile(join(stack.dataDir, 'index.html'), await buffer(page));
  const sent = Object.entries(page.headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await startNginx(
    stack,
    url,
    `sendfile on;
    tcp_nopush on;
    keepalive_requests 100000000;
    open_file_cache max=100 inactive=60s;
    server {
      listen 127.0.0.1:${port};
      root ${stack.dataDir};
      default_type "text/html; charset=utf-8";
      types { }
      ${sent.join('\n')}
    }`,
  );
  return url;
}
