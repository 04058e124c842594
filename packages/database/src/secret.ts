import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A secret in a file: made once, then kept for its owner's eyes only. @returns 64 hexadecimal digits, when new */
export function keptSecret(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The password of a data folder's embedded database. */
export function databasePassword(dataDir: string): string {
  return keptSecret(join(dataDir, 'database-password'));
}

/** Address of a data folder's embedded database on a loopback port, with its password. */
export function embeddedUrl(dataDir: string, port: number): string {
  return addressOf('127.0.0.1', port, databasePassword(dataDir));
}

/** The address that clients connect to. */
export function addressOf(host: string, port: number, password: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@${host}:${port}/postgres`;
}
