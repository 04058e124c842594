import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { BackupDatabase } from './database.ts';
import { listFiles, type Manifest, readManifest } from './manifest.ts';

/**
 * Checks that a backup is what its manifest says: every file with its hash, and
 * the database's copy opened (embedded) or its list of contents read (PostgreSQL).
 * @throws {Refusal} naming the first thing that is wrong
 */
export async function verify(
  folder: string,
  database: Pick<BackupDatabase, 'inspectCopy'>,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const present = new Map((await listFiles(folder)).map((file) => [file.path, file]));
  for (const { path, sha256 } of manifest.files) {
    const file = present.get(path);
    if (!file) throw new Refusal(`The backup is not whole: ${path} is missing.`);
    if (file.sha256 !== sha256) throw new Refusal(`The backup is damaged: ${path} is not what it was.`);
    present.delete(path);
  }
  const [foreign] = present.keys();
  if (foreign) throw new Refusal(`${foreign} does not belong to the backup.`);
  const found = await database.inspectCopy(join(folder, manifest.database.file)).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The copy of the database cannot be opened: ${error}`);
  });
  if (found) demandCounts(found.counts, manifest.counts);
  return manifest;
}

/** @throws {Refusal} when a table does not have the rows that it should */
export function demandCounts(found: Record<string, number>, wanted: Record<string, number>): void {
  for (const [table, count] of Object.entries(wanted)) {
    if (found[table] !== count)
      throw new Refusal(`The table ${table} has ${found[table] ?? 'no'} rows instead of ${count}.`);
  }
}
