import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionString } from './client.ts';
import { createFolder, explainFailure, findPrograms, type Programs, run, start } from './programs.ts';

export interface ServerOptions {
  /** The data folder of PostgreSQL; created when there is none. */
  folder: string;
  port: number;
  password: string;
  /** False for tests: nothing survives a power cut. */
  isDurable?: boolean;
}

/** A running PostgreSQL. */
export interface DatabaseServer {
  /** Connection string with the password. */
  url: string;
  pid: number;
  /** Resolves with the exit code when it ends, for whatever reason. */
  ended: Promise<number | null>;
  /** Ends all connections and stops it. */
  stop(): Promise<void>;
}

/** Settings of the server; a trial and a test need less memory than PostgreSQL's defaults. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Values of people are in statements that fail.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};
const withoutDurability = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts PostgreSQL on 127.0.0.1, for clients with the password alone.
 * @throws {DatabaseError} when it does not start
 */
export async function startServer(options: ServerOptions): Promise<DatabaseServer> {
  const { folder, port, password, isDurable = true } = options;
  const programs = await findPrograms();
  if (!existsSync(folder)) await createCluster(programs, options);
  await stopOrphan(programs, options);
  // Each time: the folder may be a copy of another installation's.
  await runOrExplain(
    programs.postgres,
    ['--single', '-D', folder, ...toArguments(settings), 'postgres'],
    options,
    `alter role postgres password '${password.replaceAll("'", "''")}'\n`,
  );
  const all = { ...settings, port: String(port), ...(isDurable ? {} : withoutDurability) };
  // Of a durable one others may still write when Ctrl-C is pressed.
  const child = start(programs.postgres, ['-D', folder, ...toArguments(all)], isDurable);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4_000);
  });
  child.stdout.resume();
  while (!isReady(folder, child.pid)) {
    if (child.exitCode !== null || child.signalCode !== null) throw explainFailure(output, options);
    await pause(10);
  }
  let isStopping = false;
  child.stderr.on('data', (text: string) => isStopping || !isDurable || process.stderr.write(text));
  return {
    url: connectionString('127.0.0.1', port, password),
    pid: child.pid ?? 0,
    ended,
    async stop() {
      isStopping = true;
      await run(programs.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-t', '60']);
      await ended;
    },
  };
}

/** Creates a database beside the folder and moves it, so that an interruption leaves no incomplete one. */
async function createCluster({ initdb }: Programs, options: ServerOptions): Promise<void> {
  const { folder, isDurable = true } = options;
  const draft = `${folder}.partial`;
  createFolder(draft);
  await runOrExplain(
    initdb,
    [
      ...['-D', draft, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--data-checksums'],
      // One order of sorting, the same on every system.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
      ...(isDurable ? [] : ['--no-sync']),
    ],
    options,
  );
  writeFileSync(join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  renameSync(draft, folder);
}

async function runOrExplain(
  program: string,
  args: string[],
  options: ServerOptions,
  input?: string,
): Promise<void> {
  const { code, output } = await run(program, args, input);
  if (code !== 0) throw explainFailure(output, options);
}

/** Stops a server that the end of its parent left running. Only for the holder of the folder's lock. */
async function stopOrphan({ pg_ctl }: Programs, { folder, password }: ServerOptions): Promise<void> {
  const [, , , port] = readStatus(folder);
  if (!port) return;
  const connection = connectionString('127.0.0.1', Number(port), password);
  const client = new pg.Client({ connectionString: connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    // The number of a process may have been given to another one.
    if (resolve(String(rows[0]?.data_directory)) === resolve(folder))
      await run(pg_ctl, ['stop', '-D', folder, '-m', 'fast']);
  } catch {
    // Nobody is there, or not ours: then PostgreSQL itself says what it is.
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a server accepts connections, by the file that `pg_ctl` waits for as well. */
function isReady(folder: string, pid: number | undefined): boolean {
  const lines = readStatus(folder);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

function readStatus(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function toArguments(all: Record<string, string>): string[] {
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
