import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Open until the process ends: closing one releases its lock. */
const locks: DatabaseSync[] = [];

/**
 * Locks a folder for the rest of this process. The lock is SQLite's on an empty file: the operating system
 * releases it when the process ends, also after `kill -9`, and only one process can take it over then.
 * @returns false when another process, or this one, has it already
 */
export function lockFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    // Without a journal file, which a killed process would leave behind for the next ones to roll back.
    lock.exec('pragma journal_mode = memory; begin immediate');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message === 'database is locked') return false;
    throw error;
  }
  locks.push(lock);
  return true;
}
