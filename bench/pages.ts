import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@riverfront/database/free-port';
import { env } from '../scripts/env.ts';
import { bin } from '../scripts/node.ts';
import { startTable } from './measure.ts';
import { openStack, type Stack } from './stack/stack.ts';

/**
 * Compares the cached home page with a static page of Next, with nginx serving the same bytes, with metrics,
 * and with rendering per request; servers run alternately on one core, the load on the other.
 */
export async function run([count = '3']: string[]): Promise<boolean> {
  await using stack = await openStack({ pinned: true });
  const site = await stack.startSite();
  const metered = await stack.startSite({ METRICS_PORT: String(await findFreePort()) });
  const uncached = await stack.startSite({ PAGE_MAX_AGE_SECONDS: '0' });
  const urls = {
    'our home page, from the cache': site.url,
    'our home page, counted in metrics': metered.url,
    'nginx, the same bytes from disk': await serveWithNginx(stack, site.url),
    'Next static page': await startPeer(stack),
  };
  const loads = new Map(Object.keys(urls).map((name): [string, Load[]] => [name, []]));
  for (let round = 0; round < Number(count); round += 1)
    for (const [name, url] of Object.entries(urls)) loads.get(name)?.push(await sendLoad(`${url}/`));
  // One connection, because concurrent requests for the same page share one render.
  loads.set('our home page, rendered per request', [await sendLoad(`${uncached.url}/`, 1)]);
  const print = startTable('page', 'requests/s', 'p50, ms', 'p99', 'errors', 'ratio, cached page to it');
  let cached = 0;
  for (const [name, all] of loads) {
    const sorted = all.toSorted((a, b) => a.perSecond - b.perSecond);
    const { perSecond = 0, p50 = 0, p99 = 0, errors } = sorted[Math.floor((sorted.length - 1) / 2)] ?? {};
    cached ||= perSecond;
    print(name, perSecond.toFixed(0), p50, p99, String(errors), (cached / perSecond).toFixed(2));
  }
  return true;
}

/** Headers that nginx sets itself. */
const ownHeaders = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'server'];

/**
 * Serves the home page from disk as our site sends it to a browser, with one worker of nginx (Debian: nginx-light).
 * Debian's cannot negotiate Brotli, so the compressed file is the file it serves, with the page's own headers.
 */
async function serveWithNginx(stack: Stack, siteUrl: string): Promise<string> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const [page] = (await once(get(siteUrl, { headers }), 'response')) as [IncomingMessage];
  const dir = join(stack.dataDir, 'nginx');
  await mkdir(dir);
  await writeFile(join(dir, 'index.html'), await buffer(page));
  const sent = Object.entries(page.headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(dir, 'nginx.conf');
  await writeFile(
    file,
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : '' /* its worker would be nobody, who may not read here */}
    worker_processes 1;
    pid ${dir}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n')}
      sendfile on;
      tcp_nopush on;
      keepalive_requests 100000000;
      open_file_cache max=100 inactive=60s;
      server {
        listen 127.0.0.1:${port};
        root ${dir};
        default_type "text/html; charset=utf-8";
        types { }
        ${sent.join('\n')}
      }
    }`,
  );
  const core = process.platform === 'linux' ? ['taskset', '-c', '0'] : [];
  const [program = '', ...args] = [...core, 'nginx', '-c', file, '-p', dir, '-e', join(dir, 'error.log')];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  stack.defer(async () => void (child.kill() && (await once(child, 'exit'))));
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx ended; is it installed?');
    await pause(50);
  }
  return url;
}

/** Requests per second, and latency in ms, of one run. */
type Load = Awaited<ReturnType<typeof sendLoad>>;

const runFile = promisify(execFile);
const seconds = 8;

/**
 * Sends GET requests with wrk, because a client in JavaScript is slower than the server, after a warm-up.
 * @throws {Error} when wrk is not installed, or its report cannot be read
 */
async function sendLoad(url: string, connections = 40) {
  const send = (duration: number) => {
    const options = ['--latency', '--threads=1', `--connections=${connections}`, `--duration=${duration}s`];
    return runFile('wrk', [...options, '--header=Accept-Encoding: gzip, deflate, br', url]);
  };
  await send(3);
  const { stdout: report } = await send(seconds);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  if (!rate) throw new Error(`wrk said:\n${report}`);
  const rejected = /Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0;
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? [];
  return {
    perSecond: Number(rate),
    p50: readLatency(report, 50),
    p99: readLatency(report, 99),
    errors: [rejected, ...broken.slice(1)].reduce<number>((sum, count) => sum + Number(count), 0),
  };
}

/** Milliseconds in one unit of wrk. */
const unit: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readLatency(report: string, percent: number): number {
  const pattern = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s|m)\\b`);
  const [, value = 'NaN', name = ''] = pattern.exec(report) ?? [];
  return Number(value) * (unit[name] ?? Number.NaN);
}

/** Builds and starts a site of Next with one static page. @returns its address */
async function startPeer(stack: Stack): Promise<string> {
  const cwd = resolve(import.meta.dirname, 'next-static');
  const options = { cwd, env: { ...env.inherited, NODE_ENV: 'production' as const } };
  execFileSync(process.execPath, [bin.next, 'build'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = String(await findFreePort());
  const args = [bin.next, 'start', '-p', port];
  return (await stack.start(`http://127.0.0.1:${port}`, { name: 'Next', args, ...options }, '/')).url;
}
