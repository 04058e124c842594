import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { embeddedUrl, withClient } from '@riverfront/database';
import type { PrepareMessage } from '../../scripts/prepare.ts';
import { appRuntime } from '../../scripts/stack/app-runtime.ts';
import { inherited } from '../env.ts';
import { findFreePort } from '../wait.ts';
import { startMailServer } from './mail-server.ts';
import { createDatabase, dropDatabase, readDatabasePid } from './postgres.ts';
import { createServer, moveToLoadCore, type Server, type ServerOptions } from './process.ts';

export const root = resolve(import.meta.dirname, '../..');
/** Path of Next's command line. */
export const next = join(root, 'node_modules/next/dist/bin/next');
/** Signs sessions and tokens of measured processes. */
export const secret = 'a secret that only measurements know, 40';

export type Variables = Record<string, string | undefined>;

interface StackOptions {
  /** `server` is a new database on the server of BENCH_DATABASE_URL. */
  database: 'embedded' | 'server';
  /** Pins measured processes to the first core (Linux), this process and the rest to the second. */
  pinned?: boolean;
  /** How many processes prepare the empty database concurrently. */
  prepares?: number;
  /** Variables of all processes. */
  env?: Variables;
}

/** Database with the sample company, and mail server; sites and staff sides are started on top of them. */
export type Stack = Awaited<ReturnType<typeof openStack>>;

/** Starts mail server and database, and loads the sample company. */
export async function openStack(options: StackOptions) {
  const { database: kind, pinned = false, prepares = 1, env: extra = {} } = options;
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const mail = await startMailServer();
  undo.defer(() => mail.stop());

  const name = `riverfront_bench_${process.pid}`;
  const databasePort = await findFreePort();
  if (kind === 'server') undo.defer(() => dropDatabase(name));
  const databaseUrl = kind === 'server' ? await createDatabase(name) : embeddedUrl(dataDir, databasePort);
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    ...appRuntime.env,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(databasePort),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    MEDIA_DIR: join(dataDir, 'media'),
    MEDIA_CACHE_DIR: join(dataDir, 'media-cache'),
    RESUMES_DIR: join(dataDir, 'resumes'),
    OUTBOX_DIR: join(dataDir, 'outbox'),
    SMTP_URL: mail.url,
    // As `npm start` does.
    ...(kind === 'embedded' && { SNAPSHOT_DIR: join(dataDir, 'snapshot') }),
    CMS_URL: 'http://localhost:3001',
    TRUSTED_PROXIES: 'loopback',
    SAMPLE_CONTENT: 'full',
    REQUIRE_SECOND_FACTOR: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'silent',
    ...extra,
    NODE_ENV: 'production',
  };
  const database = createServer({
    url: databaseUrl,
    command: [process.execPath, 'scripts/database.ts'],
    env,
    cwd: root,
    pinned: false,
    isReady: () => withClient(databaseUrl, async (client) => Boolean(await client.query('select 1'))),
  });
  if (kind === 'embedded') {
    undo.defer(async () => void (await database.stop()));
    await database.start();
  }
  const prepared = await Promise.all(Array.from({ length: prepares }, () => prepare(env)));
  if (prepared.every(({ code }) => code !== 0)) throw new Error('The database could not be prepared.');
  // The processes of later connections inherit the core.
  if (pinned)
    [process.pid, ...(kind === 'embedded' ? [readDatabasePid(dataDir)] : [])].forEach(moveToLoadCore);

  const running = undo.move();
  async function start(of: Omit<ServerOptions, 'pinned'>): Promise<Server> {
    const server = createServer({ ...of, pinned });
    running.defer(async () => void (await server.stop()));
    await server.start();
    return server;
  }
  return {
    databaseUrl,
    /** The embedded database. @throws {Error} when the stack has none */
    get database(): Server {
      if (kind !== 'embedded') throw new Error('This stack has no database process of its own.');
      return database;
    },
    dataDir,
    resumesDir: String(env.RESUMES_DIR),
    mail,
    prepared,
    /** Starts the production build of the site. @param args options of Node */
    async startSite(more: Variables = {}, args: string[] = []): Promise<Server> {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      return start({
        url,
        command: [process.execPath, ...appRuntime.args, ...args, appRuntime.site],
        cwd: join(root, 'apps/site'),
        env: { SITE_URL: url, ...env, ...more, PORT: String(port) },
      });
    },
    /** Starts the production build of the staff side. */
    async startStaffSide(more: Variables = {}): Promise<Server> {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const listen = ['-H', '127.0.0.1', '-p', String(port), '--keepAliveTimeout', '75000'];
      return start({
        url,
        command: [process.execPath, ...appRuntime.args, next, 'start', ...listen],
        cwd: join(root, 'apps/cms'),
        env: { ...env, CMS_URL: url, ...extra, ...more },
      });
    },
    /** Starts any other server, which is stopped with the stack. */
    start,
    /** Runs a step when the stack is disposed, before servers that were started earlier stop. */
    defer: (step: () => Promise<unknown>) => running.defer(async () => void (await step())),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Runs `scripts/prepare.ts`. @returns its exit code, and the first account of the staff side */
async function prepare(env: NodeJS.ProcessEnv) {
  const child = fork(join(root, 'scripts/prepare.ts'), { cwd: root, env });
  let account: { email: string; password: string } | undefined;
  child.on('message', (message: PrepareMessage) => {
    if ('firstUser' in message) account = message.firstUser;
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  return { code, account };
}

/** Client of the staff side's API; its methods throw for an unsuccessful status. */
export type Staff = Awaited<ReturnType<typeof signIn>>;

/** Signs in with the account that was created when the database was prepared. */
export async function signIn({ prepared }: Pick<Stack, 'prepared'>, cmsUrl: string) {
  const account = prepared.find((one) => one.account)?.account;
  const signedIn = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`Signing in to the staff side: ${signedIn.status}`);
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `JWT ${token}`);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    const answer = await fetch(cmsUrl + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const json = async <T>(path: string, init?: RequestInit) => (await call(path, init)).json() as Promise<T>;
  return { token, call, json };
}
