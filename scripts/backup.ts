/**
 * `npm run backup [-- --to folder --with-secret --keep-days 35]` copies database and files into a new folder,
 * also while everything runs. `npm run backup -- --verify folder` verifies an existing backup.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import project from '../package.json' with { type: 'json' };
import { createBackup, removeOldBackups } from './backup/create-backup.ts';
import { findInstallation, readInstallationSecret } from './backup/installation.ts';
import { verifyBackup } from './backup/manifest.ts';
import { env } from './env.ts';
import { messageOf, runService, UserError } from './user-error.ts';

const options = {
  to: { type: 'string' },
  verify: { type: 'string' },
  'with-secret': { type: 'boolean' },
  'keep-days': { type: 'string' },
} as const;

await runService('backup', async () => {
  // Personal data: for this user alone.
  process.umask(0o077);
  const { values } = parseArgs({ options });
  const keepDays = Number(values['keep-days'] ?? Number.POSITIVE_INFINITY);
  if (!(keepDays >= 1)) throw new UserError('--keep-days takes a number of days, at least 1.');
  const { database, folders } = findInstallation();
  if (values.verify !== undefined) {
    const { createdAt, files } = await verifyBackup(resolve(values.verify), database);
    console.log(`The backup of ${createdAt} is intact: ${files.length} files have their checksums.`);
    return;
  }
  const to = values.to ? resolve(values.to) : env.backupDir;
  // Before, so that a disk that was full once has space again.
  if (Number.isFinite(keepDays))
    for (const name of await removeOldBackups(to, keepDays))
      console.log(`  Removed ${name}, older than ${keepDays} days or never finished.`);
  // The staff side's status page shows the latest result.
  const record = (...result: [bytes: number, files: number, error: string | null]) =>
    database.withSession((session) =>
      session.query('insert into backups (bytes, files, error) values ($1, $2, $3)', result),
    );
  try {
    const { folder, manifest, linked } = await createBackup({
      database,
      folders,
      to,
      appVersion: project.version,
      secret: readInstallationSecret(),
      withSecret: values['with-secret'] ?? false,
      passphrase: env.BACKUP_PASSPHRASE,
    });
    await verifyBackup(folder, database, linked);
    const { files, missing, secret } = manifest;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    await record(bytes, files.length, null);
    console.log(`Backed up to ${folder}: ${files.length} files, ${Math.ceil(bytes / 1_000_000)} MB.`);
    for (const path of missing) console.warn(`  The database refers to ${path}, which does not exist.`);
    if (secret === 'plain')
      console.warn(
        '  It contains the secret in plain text: whoever has the backup can sign in. Set BACKUP_PASSPHRASE.',
      );
    if (secret === 'none')
      console.log('  It does not contain the secret. Keep PAYLOAD_SECRET elsewhere, or add --with-secret.');
  } catch (error) {
    await record(0, 0, messageOf(error).slice(0, 300)).catch(() => {});
    throw error;
  }
});
