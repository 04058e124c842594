/**
 * `npm run backup [-- --to folder --with-secret --keep-days 35]` copies database
 * and files into a new folder, also while everything runs.
 * `npm run backup -- --verify folder` checks one that is there.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup/make-backup.ts';
import { noteBackup } from './backup/note-backup.ts';
import { appVersion, installation, knownSecret } from './backup/places.ts';
import { removeOld } from './backup/remove-old.ts';
import { verify } from './backup/verify.ts';
import { env } from './env.ts';
import { main, Refusal, textOf } from './refusal.ts';

const options = {
  to: { type: 'string' },
  verify: { type: 'string' },
  'with-secret': { type: 'boolean' },
  'keep-days': { type: 'string' },
} as const;

await main(async () => {
  // People's data, for the eyes of this account alone.
  process.umask(0o077);
  const { values } = parseArgs({ options });
  const { database, stores } = installation();
  if (values.verify !== undefined) {
    const { createdAt, files } = await verify(resolve(values.verify), database);
    console.log(`The backup of ${createdAt} is whole: ${files.length} files are what they were.`);
    return;
  }
  const keepDays = Number(values['keep-days'] ?? Number.POSITIVE_INFINITY);
  if (!(keepDays >= 1)) throw new Refusal('--keep-days takes a number of days, at least 1.');
  const to = values.to ? resolve(values.to) : env.backupDir;
  const secret = knownSecret();
  try {
    const { folder, manifest } = await makeBackup({
      database,
      stores,
      to,
      appVersion: appVersion(),
      secret,
      withSecret: values['with-secret'] ?? false,
      passphrase: env.BACKUP_PASSPHRASE,
    });
    await verify(folder, database);
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    await noteBackup(database, { bytes, files: manifest.files.length, error: null });
    console.log(
      `Backed up to ${folder}: ${manifest.files.length} files, ${Math.ceil(bytes / 1_000_000)} MB.`,
    );
    for (const path of manifest.missing) console.warn(`  The database names ${path}, which is not there.`);
    if (manifest.secret === 'plain')
      console.warn(
        '  The secret is in it as it is: whoever has the backup can sign in. Set BACKUP_PASSPHRASE.',
      );
    if (manifest.secret === 'none')
      console.log('  The secret is not in it. Keep PAYLOAD_SECRET elsewhere, or add --with-secret.');
  } catch (error) {
    await noteBackup(database, { bytes: 0, files: 0, error: textOf(error).slice(0, 300) }).catch(() => {});
    throw error;
  }
  if (Number.isFinite(keepDays))
    for (const name of await removeOld(to, keepDays))
      console.log(`  Removed ${name}, older than ${keepDays} days.`);
});
