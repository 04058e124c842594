import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startServer } from '../server-process.ts';

/**
 * nginx with one worker on the core of measured servers, serving from disk the very bytes that a page of ours
 * was sent as. Debian's nginx cannot negotiate Brotli, so the compressed file is the file it serves, with the
 * page's own headers set by `add_header`: the same body and about the same head, nothing to compress.
 * @param page the page as our site answers it to a browser
 * @throws {Error} when nginx is not installed
 */
export async function startNginx(page: {
  body: Buffer;
  headers: Record<string, string>;
}): Promise<MeasuredServer> {
  demandNginx();
  const dir = await mkdtemp(join(tmpdir(), 'riverfront-nginx-'));
  // Started by root, its worker is nobody.
  await chmod(dir, 0o755);
  const pages = join(dir, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'index.html'), page.body);
  const server = await startServer({
    command: (port) => ['nginx', '-p', dir, '-c', `${dir}/${port}.conf`, '-e', 'stderr'],
    prepare: (port) => writeFile(join(dir, `${port}.conf`), configuration(port, dir, page.headers)),
  });
  return {
    url: server.url,
    pid: server.pid,
    async stop() {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function demandNginx(): void {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new Error('nginx is not installed, or not on the PATH. On Debian: apt-get install nginx-light');
  }
}

/** Sent by nginx itself, or told from the file. */
const ownHeaders = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'server'];

function configuration(port: number, dir: string, headers: Record<string, string>): string {
  const sent = Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100 inactive=60s;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dir}/pages;
    default_type "text/html; charset=utf-8";
    types { }
    ${sent.join('\n    ')}
  }
}
`;
}
