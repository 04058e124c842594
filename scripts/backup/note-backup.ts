import type { BackupDatabase } from './database.ts';

/** What came of a backup; the staff side's status page shows the latest. */
export interface BackupNote {
  bytes: number;
  files: number;
  error: string | null;
}

/** Writes down in the database that was backed up what came of it. */
export async function noteBackup(
  database: BackupDatabase,
  { bytes, files, error }: BackupNote,
): Promise<void> {
  const text = error === null ? 'null' : `'${error.replaceAll("'", "''")}'`;
  await database.withQuery((query) =>
    query(`insert into backups (bytes, files, error) values (${bytes}, ${files}, ${text})`),
  );
}
