import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations use beyond PostgreSQL itself: indexes for texts that contain something. */
export const extensions = { pg_trgm };

/** Opens the database in a folder; makes it first where there is none. */
export async function openDatabase(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await makeDatabase(folder);
  return await PGlite.create(folder, { extensions });
}

/** Made beside its place and moved there, so that a start cut short leaves no half of a database. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  const db = await PGlite.create(draft, { extensions });
  await db.close();
  await rename(draft, folder);
}
