import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { inherited } from '../env.ts';
import { next, type Stack } from '../stack/stack.ts';
import { findFreePort } from '../wait.ts';

/**
 * Builds and starts a site of Next: a plain static page at `/`, the content of our home page at `/home`.
 * @param siteUrl where it reads that content
 * @returns its address
 */
export async function startPeer(stack: Stack, siteUrl: string): Promise<string> {
  const cwd = resolve(import.meta.dirname, 'next-static');
  const env = { ...inherited, NODE_ENV: 'production' as const, SITE_URL: siteUrl };
  execFileSync(process.execPath, [next, 'build'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const command: [string, ...string[]] = [process.execPath, next, 'start', '-p', String(port)];
  await stack.start({ url, command, cwd, env, isReady: async () => (await fetch(url)).ok });
  return url;
}
