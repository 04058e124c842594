import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { clusterFolder, databasePassword, startServer } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { SMTPServer } from 'smtp-server';
import { root, env as settings } from '../../scripts/env.ts';
import { bin } from '../../scripts/node.ts';
import { appRuntime, type ProcessOptions, startProcess } from '../../scripts/stack/running-process.ts';

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
  // What this process starts from now on inherits it.
  if (isPinned) pin(process.pid, 1);
  await using undo = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'riverfront-bench-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs as another account, which has to pass.
  await chmod(dataDir, 0o711);
  const mail = await startMailServer();
  undo.defer(() => mail.stop());
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
    SMTP_URL: mail.url,
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
    ...{ databaseUrl: database.url, dataDir, resumesDir: env.RESUMES_DIR, mail },
    /** The first account of the staff side. */
    account,
    /** Starts the database again, after it was killed or to read its settings. */
    async restartDatabase() {
      await database.stop();
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
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/prepare.ts'], options);
  const [, email = '', password = ''] = /Staff account: (\S+), password (\S+)/.exec(stdout) ?? [];
  if (!password) throw new Error('The database could not be prepared.');
  return { email, password };
}

/** `works`, or a way in which mail servers fail. */
type MailMode = 'works' | 'refuses' | 'hangs' | 'temporary' | 'permanent';

/** Starts an SMTP server on a free port of loopback, which notes the mails that it accepted. */
async function startMailServer() {
  const received = new Set<string>();
  const failure = (message: string, responseCode: number) =>
    Object.assign(new Error(message), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => done(self.mode === 'refuses' ? failure('Busy', 421) : null),
    async onData(stream, session, done) {
      // A client that was killed in the middle sends no whole mail.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined || self.mode === 'hangs') return;
      const [reference = ''] = /R[MA]-[0-9A-Z]{8}/.exec(mail) ?? [];
      if (self.mode !== 'works') return done(failure('Not now', self.mode === 'temporary' ? 451 : 554));
      for (const { address } of session.envelope.rcptTo) received.add(`${reference} ${address}`);
      done();
    },
  });
  server.on('error', () => {}); // such a client
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
