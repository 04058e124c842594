import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inherited } from './env.ts';

/** Without a mail server the site starts as a trial: its emails are kept in a folder. */
const OUTBOX_TOKEN = randomBytes(24).toString('base64url');

/** A server under measurement, alone on the first core where the system can pin processes. */
export interface MeasuredServer {
  url: string;
  /** Number of its process; `taskset` becomes what it starts. */
  pid: number;
  stop(): Promise<void>;
}

/** Core of the server; the load comes from another one. */
const serverCore = '0';
const loadCore = '1';

/** Runs this process, and what it starts, on the second core, away from the measured server. */
export function moveToLoadCore(): void {
  if (process.platform !== 'linux') return;
  execFileSync('taskset', ['-a', '-p', '-c', loadCore, String(process.pid)], { stdio: 'ignore' });
}

/**
 * Starts a command as a server on a free port and waits until `path` answers.
 * @throws {Error} when it does not within a minute
 */
export async function startServer(options: {
  command: (port: number) => [string, ...string[]];
  env?: Record<string, string>;
  cwd?: string;
  /** Where the command listens by itself; otherwise it is told a free port. */
  url?: string;
  path?: string;
  /** Done before the command, for what must know the port. */
  prepare?: (port: number) => Promise<void>;
}): Promise<MeasuredServer> {
  const port = options.url ? Number(new URL(options.url).port) : await freePort();
  await options.prepare?.(port);
  const pinned = process.platform === 'linux' ? ['taskset', '-c', serverCore] : [];
  const [file = '', ...args] = [...pinned, ...options.command(port)];
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...inherited, NODE_ENV: 'production', OUTBOX_TOKEN, ...options.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = options.url ?? `http://127.0.0.1:${port}`;
  try {
    await waitFor(`${url}${options.path ?? '/'}`, child);
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), pause(5_000).then(() => child.kill('SIGKILL'))]);
    },
  };
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`${url} did not answer within a minute`);
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
