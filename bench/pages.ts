import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@riverfront/database/free-port';
import { env } from '../scripts/env.ts';
import { bin, runNode, run as runProgram } from '../scripts/node.ts';
import { median, startTable } from './measure.ts';
import { openStack, type Stack } from './stack.ts';

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
  const rates = new Map(Object.keys(urls).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < Number(count); round += 1)
    for (const [name, url] of Object.entries(urls)) rates.get(name)?.push(await sendLoad(url));
  // One connection, because concurrent requests for the same page share one render.
  rates.set('our home page, rendered per request', [await sendLoad(uncached.url, 1)]);
  const print = startTable('page', 'requests/s', 'ratio, cached page to it', 'to Next');
  const [cached = 0, , , next = 0] = [...rates.values()].map(median);
  for (const [name, all] of rates)
    print(name, median(all).toFixed(0), (cached / median(all)).toFixed(2), (median(all) / next).toFixed(3));
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

/**
 * Sends GET requests with wrk, because a client in JavaScript is slower than the server, after a warm-up.
 * @returns requests a second
 * @throws {Error} when wrk is not installed, or an answer is missing or no success
 */
async function sendLoad(url: string, connections = 40): Promise<number> {
  const options = ['--threads=1', `--connections=${connections}`, `${url}/`];
  const send = (seconds: number) =>
    runProgram('wrk', [...options, `-d${seconds}s`, '-HAccept-Encoding: gzip, deflate, br']);
  await send(3);
  const { output: report } = await send(8);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? [];
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`wrk said:\n${report}`);
  return Number(rate);
}

/** Builds and starts a site of Next with one static page. @returns its address */
async function startPeer(stack: Stack): Promise<string> {
  const cwd = resolve(import.meta.dirname, 'next-static');
  const { code, output } = await runNode([bin.next, 'build'], { cwd, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(output);
  const port = String(await findFreePort());
  const options = { name: 'Next', args: [bin.next, 'start', '-p', port], cwd };
  const peer = { ...options, env: { ...env.inherited, NODE_ENV: 'production' as const } };
  return (await stack.start(`http://127.0.0.1:${port}`, peer, '/')).url;
}
