import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { embeddedUrl, withClient } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { SMTPServer } from 'smtp-server';
import { appRuntime } from '../../scripts/stack/app-runtime.ts';
import { inherited } from '../env.ts';
import { until } from '../wait.ts';

const root = resolve(import.meta.dirname, '../..');
/** Path of Next's command line. */
export const next = join(root, 'node_modules/next/dist/bin/next');
/** Signs sessions and tokens of measured processes. */
export const secret = 'a secret that only measurements know, 40';

type Variables = Record<string, string | undefined>;

interface StackOptions {
  /** Pins measured servers to the first core (Linux), this process and the database to the second. */
  pinned?: boolean;
  /** Variables of all processes. */
  env?: Variables;
}

/** Database with the sample company, and mail server; sites and staff sides are started on top of them. */
export type Stack = Awaited<ReturnType<typeof openStack>>;

/** Starts mail server and database, and loads the sample company. */
export async function openStack({ pinned = false, env: extra = {} }: StackOptions = {}) {
  const isPinned = pinned && process.platform === 'linux';
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const mail = await startMailServer();
  undo.defer(() => mail.stop());
  const databasePort = await findFreePort();
  const databaseUrl = embeddedUrl(dataDir, databasePort);
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    ...appRuntime.env,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(databasePort),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    MEDIA_DIR: join(dataDir, 'media'),
    RESUMES_DIR: join(dataDir, 'resumes'),
    OUTBOX_DIR: join(dataDir, 'outbox'),
    SMTP_URL: mail.url,
    CMS_URL: 'http://localhost:3001',
    TRUSTED_PROXIES: 'loopback',
    SAMPLE_CONTENT: 'full',
    REQUIRE_SECOND_FACTOR: 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'silent',
    ...extra,
  };
  const database = createServer({
    url: databaseUrl,
    command: [process.execPath, 'scripts/database.ts'],
    env,
    cwd: root,
    ...(isPinned && { core: 1 }),
    isReady: () => withClient(databaseUrl, async (client) => Boolean(await client.query('select 1'))),
  });
  undo.defer(() => database.stop());
  await database.start();
  const account = await prepare(env);
  if (isPinned) execFileSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)], { stdio: 'ignore' });

  const running = undo.move();
  async function start(options: Omit<ServerOptions, 'core'>): Promise<Server> {
    const server = createServer({ ...options, ...(isPinned && { core: 0 }) });
    running.defer(() => server.stop());
    await server.start();
    return server;
  }
  async function startApp(name: 'site' | 'cms', command: string[], more: Variables): Promise<Server> {
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    return start({
      url,
      command: [process.execPath, ...appRuntime.args, ...command],
      cwd: join(root, 'apps', name),
      env: {
        ...env,
        NODE_ENV: 'production',
        PORT: port,
        [name === 'site' ? 'SITE_URL' : 'CMS_URL']: url,
        ...extra,
        ...more,
      },
    });
  }
  return {
    databaseUrl,
    database,
    dataDir,
    resumesDir: String(env.RESUMES_DIR),
    mail,
    /** The first account of the staff side. */
    account,
    /** Starts the production build of the site. */
    startSite: (more: Variables = {}) => startApp('site', [appRuntime.site], more),
    /** Starts the production build of the staff side; Next listens on PORT. */
    startStaffSide: (more: Variables = {}) =>
      startApp('cms', [next, 'start', '-H', '127.0.0.1', '--keepAliveTimeout', '75000'], more),
    /** Starts any other server, which is stopped with the stack. */
    start,
    /** Runs a step when the stack is disposed, before servers that were started earlier stop. */
    defer: (step: () => Promise<void>) => running.defer(step),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Runs `scripts/prepare.ts`. @returns the first account of the staff side */
async function prepare(env: NodeJS.ProcessEnv): Promise<{ email: string; password: string }> {
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/prepare.ts'], options);
  const [, email = '', password = ''] = /Staff account: (\S+), password (\S+)/.exec(stdout) ?? [];
  if (!password) throw new Error('The database could not be prepared.');
  return { email, password };
}

/** `works`, or a way in which mail servers fail. */
type MailMode = 'works' | 'refuses' | 'hangs' | 'temporary' | 'permanent';

/** Starts an SMTP server on a free port of loopback, which notes the mails that it accepted. */
export async function startMailServer() {
  const received = new Set<string>();
  const failure = (message: string, responseCode: number) =>
    Object.assign(new Error(message), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => done(self.mode === 'refuses' ? failure('Busy', 421) : null),
    async onData(stream, session, done) {
      const [reference = ''] = /R[MA]-[0-9A-Z]{8}/.exec(await text(stream)) ?? [];
      if (self.mode === 'hangs') return;
      if (self.mode !== 'works') return done(failure('Not now', self.mode === 'temporary' ? 451 : 554));
      for (const { address } of session.envelope.rcptTo) received.add(`${reference} ${address}`);
      done();
    },
  });
  server.on('error', () => {}); // a client that was killed in the middle
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const self = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'works' as MailMode,
    /** Checks whether a mail about a reference was accepted for an address. */
    hasAccepted: (reference: string, to: string) => received.has(`${reference} ${to}`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return self;
}

/** In ms; a busy machine takes minutes to start a process. */
const startTimeout = 600_000;

/** A server process that can be restarted. */
export type Server = ReturnType<typeof createServer>;

export interface ServerOptions {
  url: string;
  command: [file: string, ...args: string[]];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** The core that it is pinned to (Linux). */
  core?: 0 | 1;
  /** The default asks `/readyz`. */
  isReady?: () => Promise<boolean>;
}

/** Creates a server, not started yet. */
export function createServer({ url, command, env, cwd, core, isReady }: ServerOptions) {
  const ready = isReady ?? (async () => (await fetch(`${url}/readyz`)).ok);
  let child: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals): Promise<void> {
    // Without a pid the command was not found.
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  return {
    url,
    /** Of the process that runs now. */
    get pid(): number {
      return child?.pid ?? 0;
    },
    /** Resolves when the process is ready. @throws {Error} when it exits before */
    async start(): Promise<void> {
      const pin = core === undefined ? [] : ['taskset', '-c', String(core)];
      const [file = '', ...args] = [...pin, ...command];
      child = spawn(file, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
      const exited = once(child, 'exit').then(([code]) => {
        throw new Error(`${command[0]} for ${url} exited with ${code}.`);
      });
      await Promise.race([until(ready, startTimeout), exited]);
    },
    /** Sends SIGKILL and waits for the exit. */
    kill: () => end('SIGKILL'),
    /** Sends SIGTERM and waits for the exit. */
    stop: () => end('SIGTERM'),
  };
}

/** Signs in with the account that was created when the database was prepared. @returns the token of its session */
export async function signIn({ account }: Stack, cmsUrl: string): Promise<string> {
  const signedIn = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await signedIn.json()) as { token?: string };
  if (!token) throw new Error(`Signing in to the staff side: ${signedIn.status}`);
  return token;
}
