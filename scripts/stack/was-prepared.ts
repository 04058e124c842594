import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from '../generate/migrations.ts';

/** Says which database, with which migrations, without its password. */
function mark(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return createHash('sha256')
    .update([host, pathname, ...migrationNames()].join('\n'))
    .digest('hex');
}

const fileIn = (folder: string) => join(folder, 'prepared');

/** Remembers in the data folder that a database has what this version needs. */
export function notePrepared(folder: string, databaseUrl: string): void {
  writeFileSync(fileIn(folder), `${mark(databaseUrl)}\n`);
}

/**
 * Whether a database that does not answer now was set up for this version
 * before: then the apps may start without it, and find it when it is back.
 */
export function wasPrepared(folder: string, databaseUrl: string): boolean {
  try {
    return readFileSync(fileIn(folder), 'utf8').trim() === mark(databaseUrl);
  } catch {
    return false;
  }
}
