import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from '@riverfront/database';
import { env } from '../env.ts';
import { assertReachable } from '../postgres.ts';
import { seconds, step } from '../step.ts';
import { UserError } from '../user-error.ts';
import { assertPortFree, assertWritable } from './checks.ts';
import { findPrepared, prepareDatabase, recordPrepared, wasPrepared } from './preparation.ts';
import { cmsProcess, databaseProcess, siteProcess } from './processes.ts';
import { assertProductionSettings } from './production-settings.ts';
import { type ProcessOptions, RunningProcess } from './running-process.ts';
import { createSettings } from './settings.ts';

/**
 * Starts database, site and staff side for a person at a terminal or a unit of systemd. Stops them in order on Ctrl-C
 * or SIGTERM, and with exit code 1 when one of them ends.
 * @param build what the apps need before they are started
 */
export async function launch(nodeEnv: 'production' | 'development', build = async () => {}): Promise<void> {
  const started = performance.now();
  if (env.NODE_ENV === 'production') assertProductionSettings(env);
  const isDatabaseUp = await checkMachine();
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
    const mayBePrepared = !env.PREVIOUS_PAYLOAD_SECRET && wasPrepared(env.dataDir, databaseUrl);
    // Loading their modules takes longer than the start of the database, which they wait for.
    let starting = mayBePrepared ? startApps() : undefined;
    starting?.catch(() => {});
    if (!env.DATABASE_URL) await step('Starting the embedded database', startDatabase);
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

/** @throws {UserError} when the data folder has only the database of a version before PostgreSQL 18 */
function assertTakenOver(dataDir: string): void {
  if (!existsSync(join(dataDir, 'pglite')) || existsSync(clusterFolder(dataDir))) return;
  throw new UserError(
    `${join(dataDir, 'pglite')} is the database of an earlier version of Riverfront. It was not touched. Take everything over once: npm run take-over`,
  );
}

/**
 * Asserts that this machine is ready.
 * @returns whether the database is up; a server may be down when it was prepared before
 * @throws {UserError} naming what to change
 */
async function checkMachine(): Promise<boolean> {
  const { DATABASE_URL, dataDir } = env;
  assertWritable(dataDir);
  await assertPortFree(env.PORT, 'the site', 'PORT');
  await assertPortFree(env.CMS_PORT, 'the staff side', 'CMS_PORT');
  if (!DATABASE_URL) assertTakenOver(dataDir);
  return !DATABASE_URL || assertReachable(DATABASE_URL, { mayBeDown: wasPrepared(dataDir, DATABASE_URL) });
}
