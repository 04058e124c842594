import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions that the migrations use: trigram indexes for searches within a text. */
export const extensions = { pg_trgm };

/** A database folder that PostgreSQL cannot read. `message` says in one line what to do. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} cannot be opened (${reason}): its files are damaged or incomplete. Nothing was changed. Move the folder aside, keep it, and restore the last backup: npm run restore -- backups/riverfront-<time> (docs/operations.md, “Backup and restore”).`,
      options,
    );
  }
}

/** PostgreSQL's own default for its cache is 128 MB, more than the whole database of a trial. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * Opens the database in a folder; creates it when there is none.
 * @throws {DamagedDatabaseError} when there is one that cannot be read
 */
export async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createDatabase(folder);
  // PGlite takes a folder without this file for an empty one, and overwrites what is there.
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new DamagedDatabaseError(folder, 'PG_VERSION is missing');
  try {
    return await PGlite.create(folder, { extensions, startParams });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DamagedDatabaseError(folder, reason.split('\n', 1)[0] ?? '', { cause: error });
  }
}

/**
 * Creates the database of a folder, empty or from a dump, in place of the one that is there. It is created
 * beside the folder and then moved, so that an interruption leaves no incomplete one.
 */
export async function createDatabase(folder: string, dump?: Buffer): Promise<void> {
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  const db = await PGlite.create(draft, { extensions, ...(dump && fromDump(dump)) });
  await db.close();
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/** Opens a dump in memory. @throws {Error} when it is damaged or incomplete */
export async function openDump(dump: Buffer): Promise<PGlite> {
  return await PGlite.create({ extensions, ...fromDump(dump) });
}

function fromDump(dump: Buffer): { loadDataDir: Blob } {
  return { loadDataDir: new Blob([new Uint8Array(dump)], { type: 'application/gzip' }) };
}
