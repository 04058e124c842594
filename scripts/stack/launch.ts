import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  clusterFolder,
  DatabaseError,
  type DatabaseServer,
  databasePassword,
  lockFolder,
  startServer,
} from '@riverfront/database';
import { env, root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { assertReachable } from '../postgres.ts';
import { seconds, step } from '../step.ts';
import { UserError } from '../user-error.ts';
import { type DatabaseState, inspectDatabase } from './inspect-database.ts';
import { appRuntime, type ProcessOptions, type RunningProcess, startProcess } from './running-process.ts';
import { assertKeyFile, createDataFolder, createSettings, type Settings } from './settings.ts';

/**
 * Starts database, site and staff side for a person at a terminal or a unit of systemd. Stops them in order on Ctrl-C
 * or SIGTERM, and when one of them ends.
 * @param build what the apps need before they are started
 * @throws {UserError} when something cannot be started or has ended; then everything is stopped
 */
export async function launch(nodeEnv: 'production' | 'development', build = async () => {}): Promise<void> {
  const started = performance.now();
  assertKeyFile();
  const { DATABASE_URL, DATABASE_PORT: port, dataDir } = env;
  createDataFolder();
  const settings = createSettings(nodeEnv);
  const inspect = () => inspectDatabase(settings.databaseUrl, settings.secret);
  let database: Promise<DatabaseServer> | undefined;
  let apps: RunningProcess[] = [];
  let stopped: Promise<void> | undefined;
  const startApps = () => {
    if (!stopped) apps = processesOf(settings).map(startProcess);
  };
  /** The apps first: they may still have something to write. */
  const stop = () => {
    stopped ??= (async () => {
      await Promise.all(apps.map((app) => app.stop()));
      await (await database?.catch(() => undefined))?.stop();
    })();
    return stopped;
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (!stopped) console.log('\nStopping …');
      void stop().then(() => process.exit(0));
    });

  try {
    if (DATABASE_URL) {
      await assertReachable(DATABASE_URL);
      await inspect();
    } else if (!lockFolder(dataDir))
      throw new UserError(
        `Riverfront is running already with ${dataDir}: stop it, or name another folder in DATA_DIR.`,
      );
    // The database is migrated only for a version that can be built.
    await build();
    if (!DATABASE_URL) {
      const folder = clusterFolder(dataDir);
      // Loading their modules takes longer than the start of the database, which they wait for.
      if (existsSync(folder)) startApps();
      database = startServer({ folder, port, password: databasePassword(dataDir) });
      await database;
    }
    let state = await inspect();
    if (!state.isPrepared) {
      await Promise.all(apps.splice(0).map((app) => app.stop()));
      await step('Preparing the database', () => prepareDatabase(settings));
      state = await inspect();
    }
    if (apps.length === 0) startApps();
    const ended = [...apps.map((app) => app.ended), ...(database ? [failWhenEnded(await database)] : [])];
    const ready = Promise.all(apps.map((app) => app.waitUntilReady()));
    await step('Starting site and staff side', () => Promise.race([ready, ...ended]));
    if (!stopped) printAddresses(settings, state, performance.now() - started);
    await Promise.race(ended);
    await stopped;
  } catch (error) {
    const isFailure = !stopped;
    await stop();
    if (isFailure) throw error instanceof DatabaseError ? new UserError(error.message) : error;
  }
}

async function failWhenEnded({ ended }: DatabaseServer): Promise<void> {
  await ended;
  throw new UserError('The database process has ended.');
}

function printAddresses(settings: Settings, { firstUser }: DatabaseState, ms: number): void {
  const { siteUrl, cmsUrl, outboxUrl } = settings;
  const folder = clusterFolder(env.dataDir);
  const lines = [
    ['Website', siteUrl],
    ['Staff side', `${cmsUrl}/admin`],
    ['Emails', outboxUrl && `${outboxUrl}   (stored here, because no SMTP_URL is set)`],
    ['Sign in', firstUser?.email ?? 'with your staff account (`npm run reset-password -- email`)'],
    ['Password', firstUser && `${firstUser.password}   (shown until somebody has signed in with it)`],
    ['Database', env.DATABASE_URL || folder.startsWith(env.dataDir) ? undefined : folder],
  ];
  console.log(`\nReady after ${seconds(ms)}.\n`);
  for (const [name = '', value] of lines) if (value) console.log(`  ${name.padEnd(12)} ${value}`);
  console.log('\nCtrl-C stops everything.');
}

/** Runs `scripts/prepare.ts`. @throws {UserError} with its output when it fails */
async function prepareDatabase({ environment }: Settings): Promise<void> {
  // In production it would ask for the settings of an installation, which a trial does not have.
  const options = { env: { ...environment, NODE_ENV: undefined } };
  const { code, output } = await runNode([join(root, 'scripts/prepare.ts')], options);
  if (code !== 0) throw new UserError(`Preparing the database failed:\n${output.trim()}`);
}

/** Site and staff side, which only this machine reaches. */
function processesOf({ environment }: Settings): ProcessOptions[] {
  const isDevelopment = environment.NODE_ENV === 'development';
  const variables = { ...environment, ...appRuntime.env };
  const next = ['-H', '127.0.0.1', '-p', String(env.CMS_PORT)];
  const staffSide = ['--import', join(root, 'apps/cms/observe.ts'), bin.next, 'start', ...next];
  return [
    {
      name: 'site',
      args: [...appRuntime.args, isDevelopment ? 'server.ts' : appRuntime.site],
      cwd: join(root, 'apps/site'),
      env: variables,
      isReady: () => isServing(env.PORT),
    },
    {
      name: 'cms',
      args: isDevelopment
        ? [bin.next, 'dev', ...next]
        : [...appRuntime.args, ...staffSide, '--keepAliveTimeout', '75000'],
      cwd: join(root, 'apps/cms'),
      env: variables,
      isReady: () => isServing(env.CMS_PORT),
    },
  ];
}

async function isServing(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => undefined);
  return answer?.ok ?? false;
}
