import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations use beyond PostgreSQL itself: indexes for texts that contain something. */
export const extensions = { pg_trgm };

/** A database folder that PostgreSQL cannot read. `message` says what to do, in one line. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} cannot be opened (${reason}): its files are damaged or incomplete. Nothing was changed. Move the folder aside, keep it, and restore the last backup: npm run restore -- backups/riverfront-<time> (docs/operations.md, “Backup and restore”).`,
      options,
    );
  }
}

/**
 * Opens the database in a folder; makes it first where there is none.
 * @throws {DamagedDatabaseError} when there is one that cannot be read
 */
export async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeDatabase(folder);
  // PGlite takes a folder without this file for an empty one, and makes a new database over what is there.
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DamagedDatabaseError(folder, 'PG_VERSION is missing');
  try {
    return await PGlite.create(folder, { extensions });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedDatabaseError(folder, reason.split('\n', 1)[0] ?? '', { cause: error });
  }
}

/** Made beside its place and moved there, so that a start cut short leaves no half of a database. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  const db = await PGlite.create(draft, { extensions });
  await db.close();
  await rename(draft, folder);
}
