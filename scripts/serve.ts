/**
 * `npm start` builds what changed, starts database, site and staff side, and stops them in order on Ctrl-C or SIGTERM and
 * when one of them ends. `npm run dev` (`--dev`) starts them with hot reload, without a build.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  clusterFolder,
  type DatabaseServer,
  databasePassword,
  lockFolder,
  startServer,
} from '@riverfront/database';
import { buildWhatChanged } from './build.ts';
import { runMain, seconds, step, UserError } from './command.ts';
import { env, root } from './env.ts';
import { bin, runNode } from './node.ts';
import { type DatabaseState, inspectDatabase } from './stack/database.ts';
import { appRuntime, type RunningProcess, startProcess } from './stack/running-process.ts';
import { assertKeyFile, completeEnvironment, createDataFolder, type Environment } from './stack/settings.ts';

const started = performance.now();
const isDevelopment = process.argv.includes('--dev');
let database: Promise<DatabaseServer> | undefined;
let apps: RunningProcess[] = [];
let isStopping = false;

await runMain(async () => {
  const interruption = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve());
  });
  try {
    await Promise.race([serve(), interruption.then(() => console.log('\nStopping …'))]);
  } finally {
    isStopping = true;
    // The apps first: they may still have something to write.
    await Promise.all(apps.map((app) => app.stop()));
    await (await database?.catch(() => undefined))?.stop();
  }
});
// Those who wait for a process that was stopped still wait.
process.exit();

/** Starts everything, and waits. @throws {UserError} when something cannot be started or has ended */
async function serve(): Promise<void> {
  assertKeyFile();
  createDataFolder();
  const variables = completeEnvironment(isDevelopment ? 'development' : 'production');
  const { DATABASE_URL, dataDir } = env;
  const isNew = !DATABASE_URL && !existsSync(clusterFolder(dataDir));
  if (DATABASE_URL) await inspect(variables);
  else if (!lockFolder(dataDir))
    throw new UserError(
      `Riverfront is running already with ${dataDir}: stop it, or name another folder in DATA_DIR.`,
    );
  const building = isDevelopment ? undefined : step('Building what has changed', buildWhatChanged);
  // A new database is prepared during the build; an existing one is migrated only after the build has succeeded.
  if (!isNew) await building;
  const [state] = await Promise.all([openDatabase(variables), building]);
  if (apps.length === 0) startApps(variables);
  const ended = [...apps.map((app) => app.ended), ...(database ? [failWhenEnded(database)] : [])];
  const ready = Promise.all(apps.map((app) => app.waitUntilReady()));
  await step('Starting site and staff side', () => Promise.race([ready, ...ended]));
  if (!isStopping) printAddresses(variables, state);
  await Promise.race(ended);
}

function inspect({ DATABASE_URL, PAYLOAD_SECRET }: Environment): Promise<DatabaseState> {
  return inspectDatabase(DATABASE_URL, PAYLOAD_SECRET);
}

/** Starts the embedded database where it is used, and prepares the database when it needs it. */
async function openDatabase(variables: Environment): Promise<DatabaseState> {
  if (!env.DATABASE_URL) {
    const folder = clusterFolder(env.dataDir);
    // Loading their modules takes longer than the start of the database, which they wait for.
    if (existsSync(folder)) startApps(variables);
    database = startServer({ folder, port: env.DATABASE_PORT, password: databasePassword(env.dataDir) });
    await database;
  }
  const state = await inspect(variables);
  if (state.isPrepared) return state;
  await Promise.all(apps.splice(0).map((app) => app.stop()));
  // In production it would ask for the settings of an installation, which a trial does not have.
  const options = { env: { ...variables, NODE_ENV: undefined } };
  await step('Preparing the database', async () => {
    const { code, output } = await runNode([join(root, 'scripts/prepare.ts')], options);
    if (code !== 0) throw new UserError(`Preparing the database failed:\n${output.trim()}`);
  });
  return inspect(variables);
}

async function failWhenEnded(server: Promise<DatabaseServer>): Promise<void> {
  await (await server).ended;
  throw new UserError('The database process has ended.');
}

/** Starts site and staff side, which only this machine reaches. */
function startApps(variables: Environment): void {
  if (isStopping) return;
  const start = (name: string, port: number, args: string[]) =>
    startProcess({
      ...{ name, args, cwd: join(root, 'apps', name), url: `http://127.0.0.1:${port}/readyz` },
      env: { ...variables, ...appRuntime.env },
    });
  const next = ['-H', '127.0.0.1', '-p', String(env.CMS_PORT)];
  const built = ['--import', './observe.ts', bin.next, 'start', ...next, '--keepAliveTimeout', '75000'];
  apps = [
    start('site', env.PORT, [...appRuntime.args, isDevelopment ? 'server.ts' : appRuntime.site]),
    start('cms', env.CMS_PORT, isDevelopment ? [bin.next, 'dev', ...next] : [...appRuntime.args, ...built]),
  ];
}

function printAddresses(variables: Environment, { firstUser }: DatabaseState): void {
  const { SITE_URL, CMS_URL, OUTBOX_TOKEN: token } = variables;
  const outbox = `http://localhost:${env.PORT}/__outbox?token=${token}   (stored here, because no SMTP_URL is set)`;
  const folder = clusterFolder(env.dataDir);
  const lines = [
    ['Website', SITE_URL],
    ['Staff side', `${CMS_URL}/admin`],
    ['Emails', token && outbox],
    ['Sign in', firstUser?.email ?? 'with your staff account (`npm run reset-password -- email`)'],
    ['Password', firstUser && `${firstUser.password}   (shown until somebody has signed in with it)`],
    ['Database', env.DATABASE_URL || folder.startsWith(env.dataDir) ? undefined : folder],
  ];
  console.log(`\nReady after ${seconds(performance.now() - started)}.\n`);
  for (const [name = '', value] of lines) if (value) console.log(`  ${name.padEnd(12)} ${value}`);
  console.log('\nCtrl-C stops everything.');
}
