import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** Milliseconds for connecting. */
const connectionTimeoutMs = 5_000;

/** Runs work on a connection of its own, and closes it. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...options,
  });
  // A connection that breaks while idle would otherwise end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Reads a secret from a file that its owner alone may read; creates it (64 hexadecimal digits) when there is none. */
export function readOrCreateSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Reads the password of a data folder's embedded database; creates it when there is none. */
export function databasePassword(dataDir: string): string {
  return readOrCreateSecret(join(dataDir, 'database-password'));
}

/** The connection string of a data folder's embedded database, with its password. */
export function embeddedUrl(dataDir: string, port: number): string {
  return connectionString('127.0.0.1', port, databasePassword(dataDir));
}

/** The connection string of a database that is served with a password. */
export function connectionString(host: string, port: number, password: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@${host}:${port}/postgres`;
}
