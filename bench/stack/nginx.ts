import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inherited } from '../env.ts';
import type { Server } from './process.ts';
import type { Stack } from './stack.ts';

/**
 * Starts nginx with one worker, everything of it in a folder of the stack.
 * @param http directives of its `http` block
 * @throws {Error} when it is not installed (Debian: nginx-light)
 */
export async function startNginx(stack: Stack, url: string, http: string): Promise<Server> {
  const dir = join(stack.dataDir, 'nginx');
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
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
      ${http}
    }`,
  );
  return stack.start({
    url,
    command: ['nginx', '-c', file, '-p', dir, '-e', join(dir, 'error.log')],
    env: inherited,
    cwd: dir,
    isReady: async () => (await fetch(url)).status > 0,
  });
}
