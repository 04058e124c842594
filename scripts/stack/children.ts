import { join } from 'node:path';
import { env, root } from '../env.ts';
import { bin } from '../node.ts';
import type { ChildSpec } from './child.ts';
import { answers } from './database-url.ts';
import { hasPulse } from './pulse.ts';
import type { Settings } from './settings.ts';
import { siteRuntime } from './site-runtime.ts';

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

/** What a start waits for: that an app reaches its database, or only that it answers. */
type Readiness = 'ready' | 'alive';

/** The public website. */
export function siteProcess({ environment }: Settings, wanted: Readiness): ChildSpec {
  return {
    name: 'site',
    args: [...siteRuntime.args, 'server.ts'],
    cwd: join(root, 'apps/site'),
    env: { ...environment, ...siteRuntime.env },
    isReady: () => isServing(`http://127.0.0.1:${env.PORT}/readyz`, wanted),
    verbose: environment.NODE_ENV === 'development',
  };
}

/** The staff side; only this machine reaches it. */
export function cmsProcess({ environment }: Settings, wanted: Readiness): ChildSpec {
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
    isReady: () => isServing(`http://127.0.0.1:${env.CMS_PORT}/readyz`, wanted),
    verbose: development,
  };
}

async function isServing(url: string, wanted: Readiness): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    return ok || wanted === 'alive';
  } catch {
    return false;
  }
}
