import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder, databasePassword, startServer } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import type { SMTPServerOptions } from 'smtp-server';
import { startMailServer } from '../e2e/mail-server.ts';
import { root, env as settings } from '../scripts/env.ts';
import { bin, runNode } from '../scripts/node.ts';
import { appRuntime, type ProcessOptions, startProcess } from '../scripts/stack/running-process.ts';

/** Signs sessions and tokens of measured processes. */
export const secret = 'a secret that only measurements know, 40';

type Variables = Record<string, string | undefined>;

interface StackOptions {
  /** Pins measured servers to the first core (Linux), this process and the database to the second. */
  pinned?: boolean;
  /** Variables of all processes. */
  env?: Variables;
  /** Of the mail server, which otherwise accepts everything. */
  mail?: SMTPServerOptions;
}

/** Database with the sample company, and mail server; sites and staff sides are started on top of them. */
export type Stack = Awaited<ReturnType<typeof openStack>>;

/** Starts mail server and database, and loads the sample company. */
export async function openStack({ pinned = false, env: extra = {}, mail }: StackOptions = {}) {
  const isPinned = pinned && process.platform === 'linux';
  // What this process starts from now on inherits it.
  if (isPinned) pin(process.pid, 1);
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another account, which has to pass.
  await chmod(dataDir, 0o711);
  const mailDir = join(dataDir, 'mails');
  const mailServer = await startMailServer(mailDir, mail);
  undo.defer(() => mailServer.stop());
  const port = await findFreePort();
  const startDatabase = () =>
    startServer({ folder: clusterFolder(dataDir), port, password: databasePassword(dataDir) });
  let database = await startDatabase();
  undo.defer(() => database.stop());
  const env = {
    ...settings.inherited,
    ...appRuntime.env,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: secret,
    MEDIA_DIR: join(dataDir, 'media'),
    RESUMES_DIR: join(dataDir, 'resumes'),
    OUTBOX_DIR: join(dataDir, 'outbox'),
    SMTP_URL: mailServer.url,
    CMS_URL: 'http://localhost:3001',
    TRUSTED_PROXIES: 'loopback',
    SAMPLE_CONTENT: 'full',
    REQUIRE_SECOND_FACTOR: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'silent',
    ...extra,
  };
  const account = await prepare(env);

  const running = undo.move();
  /** Starts a program of Node that responds at an address when it is ready; it is stopped with the stack. */
  async function start(url: string, options: Omit<ProcessOptions, 'url'>, path = '/readyz') {
    const server = startProcess({ ...options, url: url + path });
    running.defer(() => server.stop());
    if (isPinned) pin(server.pid, 0);
    await Promise.race([server.waitUntilReady(), server.ended]);
    return { ...server, url };
  }
  async function startApp(name: 'site' | 'cms', command: string[], more: Variables) {
    const PORT = more.PORT ?? String(await findFreePort());
    const url = `http://127.0.0.1:${PORT}`;
    const address = { PORT, [name === 'site' ? 'SITE_URL' : 'CMS_URL']: url };
    return start(url, {
      name,
      args: [...appRuntime.args, ...command],
      cwd: join(root, 'apps', name),
      env: { ...env, NODE_ENV: 'production', ...more, ...address },
    });
  }
  return {
    ...{ databaseUrl: database.url, dataDir, resumesDir: env.RESUMES_DIR, mailDir, mailUrl: env.SMTP_URL },
    /** The first account of the staff side. */
    account,
    /** Starts the database again, to read its settings. @param kills leaves it no time to end what it has begun */
    async restartDatabase({ kills = false } = {}) {
      if (kills) {
        execFileSync('pkill', ['-KILL', '-P', String(database.pid)]);
        process.kill(database.pid, 'SIGKILL');
        await database.ended;
      } else await database.stop();
      database = await startDatabase();
    },
    /** Starts the production build of the site. */
    startSite: (more: Variables = {}) => startApp('site', [appRuntime.site], more),
    /** Starts the production build of the staff side; Next listens on PORT. */
    startStaffSide: (more: Variables = {}) =>
      startApp('cms', [bin.next, 'start', '-H', '127.0.0.1', '--keepAliveTimeout', '75000'], more),
    start,
    /** Runs a step when the stack is disposed, before servers that were started earlier stop. */
    defer: (step: () => Promise<void>) => running.defer(step),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Pins a process and its threads to a core. */
function pin(pid: number, core: 0 | 1): void {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
}

/** Runs `scripts/prepare.ts`. @returns the first account of the staff side */
async function prepare(env: NodeJS.ProcessEnv): Promise<{ email: string; password: string }> {
  const { output } = await runNode(['scripts/prepare.ts'], { env });
  const [, email = '', password = ''] = /Staff account: (\S+), password (\S+)/.exec(output) ?? [];
  if (!password) throw new Error(`The database could not be prepared:\n${output}`);
  return { email, password };
}
