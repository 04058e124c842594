import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptSecret } from '@riverfront/database';
import { Refusal } from '../refusal.ts';

/**
 * Makes the folder where there is none, and closes it to other accounts of the machine: codes, applicants'
 * files and the database are in it.
 * @throws {Refusal} when it cannot be made or written to
 */
export function demandWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    closeToOthers(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      `The data folder ${folder} cannot be written to (${code}): correct its rights or set DATA_DIR.`,
    );
  }
}

/** Files that this process and its children make are for its account alone, and so is the folder. */
export function closeToOthers(folder: string): void {
  process.umask(0o077);
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // A folder that another account made and shares with this one; what is made in it is closed all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** The secret that signs staff sessions. */
export function payloadSecret(folder: string): string {
  return keptSecret(join(folder, 'payload-secret'));
}
