import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from '@riverfront/database';
import { env, root } from '../env.ts';
import { bin } from '../node.ts';
import { isReachable } from '../postgres.ts';
import { seconds, step } from '../step.ts';
import { appRuntime } from './app-runtime.ts';
import { checkDatabase, checkSettings } from './check-settings.ts';
import { restrictAccess } from './checks.ts';
import { findPrepared, prepareDatabase, recordPrepared, wasPrepared } from './preparation.ts';
import { type ProcessOptions, RunningProcess } from './running-process.ts';
import { createSettings, type Settings } from './settings.ts';

/**
 * Starts database, site and staff side for a person at a terminal or a unit of systemd. Stops them in order on Ctrl-C
 * or SIGTERM, and with exit code 1 when one of them ends.
 * @param build what the apps need before they are started
 */
export async function launch(nodeEnv: 'production' | 'development', build = async () => {}): Promise<void> {
  const started = performance.now();
  const isDatabaseUp = await checkSettings('stopped');
  // Codes, files of applicants and the database are in it.
  mkdirSync(env.dataDir, { recursive: true });
  restrictAccess(env.dataDir);
  const settings = createSettings(nodeEnv);
  const { databaseUrl, siteUrl, cmsUrl, outboxUrl } = settings;

  let database: RunningProcess | undefined;
  let apps: RunningProcess[] = [];
  /** The apps first: they may still have something to write. */
  async function stop(): Promise<void> {
    await Promise.all(apps.map((app) => app.stop()));
    await database?.stop();
  }
  let isStopping = false;
  async function stopAndExit(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    console.log('\nStopping …');
    await stop();
    process.exit(exitCode);
  }
  process.on('SIGINT', () => stopAndExit(0));
  process.on('SIGTERM', () => stopAndExit(0));
  const run = (options: ProcessOptions) => new RunningProcess(options, () => void stopAndExit(1));

  async function startDatabase(): Promise<void> {
    database = run(databaseProcess(settings));
    await database.waitUntilReady();
  }

  async function startApps(): Promise<void> {
    if (isStopping) return;
    apps = [siteProcess(settings, isDatabaseUp), cmsProcess(settings, isDatabaseUp)].map(run);
    await step('Starting site and staff side', () => Promise.all(apps.map((app) => app.waitUntilReady())));
  }

  /** Prepares the database and starts the apps. @returns the first account, while its password has to be shown */
  async function start() {
    // A rotated secret requires what was encrypted with the one before to be encrypted again.
    const mayBePrepared = !env.inherited.PREVIOUS_PAYLOAD_SECRET && wasPrepared(env.dataDir, databaseUrl);
    // Loading their modules takes longer than the start of the database, which they wait for.
    let starting = mayBePrepared ? startApps() : undefined;
    starting?.catch(() => {});
    if (!env.DATABASE_URL) {
      await step('Starting the embedded database', startDatabase);
      await checkDatabase(databaseUrl, settings.environment.PAYLOAD_SECRET ?? '');
    }
    const prepared = mayBePrepared && isDatabaseUp ? await findPrepared(settings) : undefined;
    let firstUser = prepared?.firstUser;
    if (isDatabaseUp && !prepared && !isStopping) {
      // The folder of another database, or one that was restored.
      await Promise.all(apps.map((app) => app.stop()));
      starting = undefined;
      firstUser = await step('Preparing the database', () => prepareDatabase(settings));
      recordPrepared(env.dataDir, databaseUrl);
    }
    await (starting ?? startApps());
    return firstUser;
  }

  try {
    // The database is migrated only for a version that can be built.
    await build();
    const firstUser = await start();
    if (isStopping) return;

    console.log(`
Ready after ${seconds(performance.now() - started)}.

  Website      ${siteUrl}
  Staff side   ${cmsUrl}/admin${outboxUrl ? `\n  Emails       ${outboxUrl}   (stored here, because no SMTP_URL is set)` : ''}`);
    console.log(
      firstUser
        ? `  Sign in      ${firstUser.email}\n  Password     ${firstUser.password}   (shown until somebody has signed in with it)`
        : '  Sign in      with your staff account; `npm run reset-password -- email` sets a new password',
    );
    const folder = clusterFolder(env.dataDir);
    if (!env.DATABASE_URL && !folder.startsWith(env.dataDir))
      console.log(
        `  Database     ${folder}   (PostgreSQL does not run as root, and only root may enter ${env.dataDir})`,
      );
    if (!isDatabaseUp)
      console.log(
        '\nThe database does not answer. Until it does, the site serves the pages that were published last;\nforms and the staff side recover without a restart.',
      );
    console.log('\nCtrl-C stops everything.');
  } catch (error) {
    await stop();
    throw error;
  }
}

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
