import { join } from 'node:path';
import { env, root } from '../env.ts';
import { bin } from '../node.ts';
import type { ChildSpec } from './child.ts';
import { answers } from './database-url.ts';
import { hasPulse } from './pulse.ts';
import type { Settings } from './settings.ts';

/** The embedded database. */
export function databaseProcess({ databaseUrl }: Settings): ChildSpec {
  return {
    name: 'database',
    args: [join(root, 'scripts/database.ts')],
    cwd: root,
    env: env.inherited,
    isReady: () => answers(databaseUrl),
    hasPulse: () => hasPulse(env.DATABASE_PORT, 60_000),
  };
}

/** The public website. */
export function siteProcess({ environment }: Settings): ChildSpec {
  return {
    name: 'site',
    args: ['server.ts'],
    cwd: join(root, 'apps/site'),
    env: environment,
    isReady: () => isServing(`http://127.0.0.1:${env.PORT}/readyz`),
    verbose: environment.NODE_ENV === 'development',
  };
}

/** The staff side; only this machine reaches it. */
export function cmsProcess({ environment }: Settings): ChildSpec {
  const development = environment.NODE_ENV === 'development';
  return {
    name: 'cms',
    args: [
      ...(development ? [] : ['--import', join(root, 'apps/cms/observe.ts')]),
      ...[bin.next, development ? 'dev' : 'start', '-H', '127.0.0.1', '-p', String(env.CMS_PORT)],
      ...(development ? [] : ['--keepAliveTimeout', '75000']),
    ],
    cwd: join(root, 'apps/cms'),
    env: environment,
    isReady: () => isServing(`http://127.0.0.1:${env.CMS_PORT}/readyz`),
    verbose: development,
  };
}

async function isServing(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}
