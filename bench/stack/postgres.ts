import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@riverfront/database';
import { env } from '../env.ts';

/** Creates a database on the server of BENCH_DATABASE_URL. @param template one that nobody is connected to */
export async function createDatabase(name: string, template = 'template0'): Promise<string> {
  const url = new URL(env.databaseServer);
  url.pathname = `/${name}`;
  await withClient(env.databaseServer, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  return url.href;
}

/** Drops a database that may exist, and ends its connections. */
export async function dropDatabase(name: string): Promise<void> {
  await withClient(env.databaseServer, (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}

/** Reads the number of the process that starts all others of a data folder's embedded PostgreSQL. */
export function readDatabasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database.pid'), 'utf8'));
}

/** Sends a signal to all processes of a data folder's embedded PostgreSQL. Not on Windows. */
export function signalDatabase(dataDir: string, signal: NodeJS.Signals): void {
  const parent = readDatabasePid(dataDir);
  const children = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const pid of [parent, ...children.map(Number)])
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A connection that ended since, or with its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
