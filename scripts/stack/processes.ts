import { join } from 'node:path';
import { env, root } from '../env.ts';
import { bin } from '../node.ts';
import { isReachable } from '../postgres.ts';
import { appRuntime } from './app-runtime.ts';
import type { ProcessOptions } from './running-process.ts';
import type { Settings } from './settings.ts';

/** The embedded database. */
export function databaseProcess({ databaseUrl }: Settings): ProcessOptions {
  return {
    name: 'database',
    args: [...appRuntime.args, join(root, 'scripts/database.ts')],
    cwd: root,
    env: { ...env.inherited, ...appRuntime.env },
    isReady: () => isReachable(databaseUrl),
  };
}

/** The public website. */
export function siteProcess({ environment }: Settings, isDatabaseUp: boolean): ProcessOptions {
  const development = environment.NODE_ENV === 'development';
  return {
    name: 'site',
    args: [...appRuntime.args, development ? 'server.ts' : appRuntime.site],
    cwd: join(root, 'apps/site'),
    env: { ...environment, ...appRuntime.env },
    isReady: () => isServing(env.PORT, isDatabaseUp),
    verbose: development,
  };
}

/** The staff side, reachable from this machine only. */
export function cmsProcess({ environment }: Settings, isDatabaseUp: boolean): ProcessOptions {
  const development = environment.NODE_ENV === 'development';
  const address = ['-H', '127.0.0.1', '-p', String(env.CMS_PORT)];
  const observe = ['--import', join(root, 'apps/cms/observe.ts')];
  return {
    name: 'cms',
    args: development
      ? [bin.next, 'dev', ...address]
      : [...appRuntime.args, ...observe, bin.next, 'start', ...address, '--keepAliveTimeout', '75000'],
    cwd: join(root, 'apps/cms'),
    env: { ...environment, ...appRuntime.env },
    isReady: () => isServing(env.CMS_PORT, isDatabaseUp),
    verbose: development,
  };
}

/** Whether an app is ready; without a database it never is, and has to answer only. */
async function isServing(port: number, isDatabaseUp: boolean): Promise<boolean> {
  try {
    const url = `http://127.0.0.1:${port}/readyz`;
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    return ok || !isDatabaseUp;
  } catch {
    return false;
  }
}
