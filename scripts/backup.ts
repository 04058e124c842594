/** `npm run backup` copies database and files into a new folder of BACKUP_DIR, also while everything runs. */
import { createBackup, findInstallation } from './backup/backup.ts';
import { messageOf, runMain, UserError } from './user-error.ts';

await runMain(async () => {
  // Personal data: for this user alone.
  process.umask(0o077);
  const installation = findInstallation();
  // The staff side's status page shows the latest result.
  const record = (files: number, error: string | null) =>
    installation.database.execute('insert into backups (files, error) values ($1, $2)', [files, error]);
  try {
    const { folder, count } = await createBackup(installation);
    await record(count, null);
    console.log(`Backed up to ${folder}: the database and ${count} files.`);
  } catch (error) {
    await record(0, messageOf(error).slice(0, 300)).catch(() => {});
    throw new UserError(`The backup failed, and nothing is left of it: ${messageOf(error)}`);
  }
});
