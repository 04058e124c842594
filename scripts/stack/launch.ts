import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from '@riverfront/database';
import { env, root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { assertReachable, isReachable } from '../postgres.ts';
import { seconds, step } from '../step.ts';
import { UserError } from '../user-error.ts';
import { appRuntime } from './app-runtime.ts';
import { type DatabaseState, inspectDatabase } from './inspect-database.ts';
import { restrictAccess } from './restrict-access.ts';
import { type ProcessOptions, type RunningProcess, startProcess } from './running-process.ts';
import { assertKeyFile, createSettings, type Settings } from './settings.ts';

/**
 * Starts database, site and staff side for a person at a terminal or a unit of systemd. Stops them in order on Ctrl-C
 * or SIGTERM, and with exit code 1 when one of them ends.
 * @param build what the apps need before they are started
 */
export async function launch(nodeEnv: 'production' | 'development', build = async () => {}): Promise<void> {
  const started = performance.now();
  assertKeyFile();
  // Codes, files of applicants and the database are in it.
  mkdirSync(env.dataDir, { recursive: true });
  restrictAccess(env.dataDir);
  const settings = createSettings(nodeEnv);
  const [databaseProcess, ...appProcesses] = processesOf(settings);
  const inspect = () => inspectDatabase(settings.databaseUrl, settings.secret);
  if (env.DATABASE_URL) {
    await assertReachable(env.DATABASE_URL);
    await inspect();
  }

  let database: RunningProcess | undefined;
  let apps: RunningProcess[] = [];
  let isStopping = false;
  /** The apps first: they may still have something to write. */
  async function stop(): Promise<void> {
    isStopping = true;
    await Promise.all(apps.map((app) => app.stop()));
    await database?.stop();
  }
  async function stopAndExit(exitCode: number): Promise<void> {
    if (isStopping) return;
    console.log('\nStopping …');
    await stop();
    process.exit(exitCode);
  }
  process.on('SIGINT', () => stopAndExit(0));
  process.on('SIGTERM', () => stopAndExit(0));
  const run = (options: ProcessOptions) => startProcess(options, () => void stopAndExit(1));

  try {
    // The database is migrated only for a version that can be built.
    await build();
    // Loading their modules takes longer than the start of the database, which they wait for.
    if (!env.DATABASE_URL && existsSync(clusterFolder(env.dataDir))) apps = appProcesses.map(run);
    if (!env.DATABASE_URL) {
      database = run(databaseProcess);
      await database.waitUntilReady();
    }
    let state = await inspect();
    if (!state.isPrepared) {
      await Promise.all(apps.splice(0).map((app) => app.stop()));
      await step('Preparing the database', () => prepareDatabase(settings));
      state = await inspect();
    }
    if (isStopping) return;
    if (apps.length === 0) apps = appProcesses.map(run);
    await step('Starting site and staff side', () => Promise.all(apps.map((app) => app.waitUntilReady())));
    if (!isStopping) printAddresses(settings, state, performance.now() - started);
  } catch (error) {
    if (isStopping) return;
    await stop();
    throw error;
  }
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

/** Database, site and staff side, which only this machine reaches. */
function processesOf({ databaseUrl, environment }: Settings): [ProcessOptions, ...ProcessOptions[]] {
  const isDevelopment = environment.NODE_ENV === 'development';
  const variables = { ...environment, ...appRuntime.env };
  const next = ['-H', '127.0.0.1', '-p', String(env.CMS_PORT)];
  const staffSide = ['--import', join(root, 'apps/cms/observe.ts'), bin.next, 'start', ...next];
  return [
    {
      name: 'database',
      args: [...appRuntime.args, join(root, 'scripts/database.ts')],
      cwd: root,
      env: { ...env.inherited, ...appRuntime.env },
      isReady: () => isReachable(databaseUrl),
    },
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
