import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { embeddedUrl } from '@riverfront/database';
import { siteRuntime } from '../../scripts/stack/site-runtime.ts';
import { inherited } from '../env.ts';
import { freePort } from '../server-process.ts';
import { until } from '../until.ts';

const root = resolve(import.meta.dirname, '../..');
export const secret = 'a secret that only this measurement knows';

/** A process that is killed and started again. */
export interface Victim {
  /** SIGKILL, then a new process; resolves when that one is ready. */
  killAndRestart(): Promise<void>;
  /** Its process now. */
  readonly pid: number | undefined;
}

/** Database and site as processes of their own, with a data folder that is removed afterwards. */
export interface Stack {
  siteUrl: string;
  databaseUrl: string;
  resumesDir: string;
  site: Victim;
  database: Victim;
  stop(): Promise<void>;
}

/** Starts the embedded database with the sample company, and the site in front of it. */
export async function startStack(options: {
  smtpUrl: string;
  resumesDir?: string;
  /** Arguments of Node before the site's own. */
  siteArguments?: string[];
}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-faults-'));
  const [databasePort, sitePort] = [await freePort(), await freePort()];
  const databaseUrl = embeddedUrl(dataDir, databasePort);
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const resumesDir = options.resumesDir ?? join(dataDir, 'resumes');
  const env = {
    ...inherited,
    ...siteRuntime.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(databasePort),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    MEDIA_DIR: join(dataDir, 'media'),
    RESUMES_DIR: resumesDir,
    SNAPSHOT_DIR: join(dataDir, 'snapshot'),
    SMTP_URL: options.smtpUrl,
    CMS_URL: 'http://localhost:3001',
    SITE_URL: siteUrl,
    PORT: String(sitePort),
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
    // What is in the page cache stays fresh, so that what left it was evicted.
    PAGE_MAX_AGE_SECONDS: '3600',
  };
  const run = (...args: string[]) =>
    spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });

  const database = victim(
    () => run('scripts/database.ts'),
    () => until(() => isListening(databasePort)),
  );
  await database.start();
  await once(run('scripts/prepare.ts'), 'exit');
  const site = victim(
    () => run(...siteRuntime.args, ...(options.siteArguments ?? []), 'apps/site/server.ts'),
    () => until(async () => (await fetch(`${siteUrl}/readyz`)).ok),
  );
  await site.start();
  return {
    siteUrl,
    databaseUrl,
    resumesDir,
    site,
    database,
    async stop() {
      await site.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function victim(spawnOne: () => ChildProcess, ready: () => Promise<void>) {
  let child: ChildProcess | undefined;
  const kill = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const start = async () => {
    child = spawnOne();
    await ready();
  };
  return {
    start,
    get pid() {
      return child?.pid;
    },
    stop: () => kill('SIGTERM'),
    async killAndRestart() {
      await kill('SIGKILL');
      await start();
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
}
