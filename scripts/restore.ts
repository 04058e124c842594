/**
 * `npm run restore -- folder [--force --hold-mails --with-secret]` restores a backup into the database of
 * DATA_DIR or DATABASE_URL and the folders that the variables name.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintSecret } from '@riverfront/backend/limits/tokens/keys';
import project from '../package.json' with { type: 'json' };
import { copyFiles, createBackup } from './backup/create-backup.ts';
import { findInstallation, readInstallationSecret } from './backup/installation.ts';
import { readManifest } from './backup/manifest.ts';
import { readSecret, restoreBackup } from './backup/restore-backup.ts';
import { env } from './env.ts';
import { migrationNames } from './generate/migrations.ts';
import { secretFile } from './stack/settings.ts';
import { messageOf, runService, UserError } from './user-error.ts';

const options = {
  force: { type: 'boolean' },
  'hold-mails': { type: 'boolean' },
  'with-secret': { type: 'boolean' },
} as const;

await runService('restore', async () => {
  // Personal data: for this user alone.
  process.umask(0o077);
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [given] = positionals;
  if (!given) throw new UserError('Name the backup: npm run restore -- backups/riverfront-…');
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  // Read before anything changes.
  const secret = values['with-secret']
    ? await readSecret(folder, manifest, env.BACKUP_PASSPHRASE)
    : undefined;
  const installation = findInstallation();
  await restoreBackup({
    folder,
    ...installation,
    putAway: async (hasDatabase) => {
      const target = { ...installation, to: env.backupDir };
      const secret = readInstallationSecret();
      const before = await (hasDatabase
        ? createBackup({ ...target, appVersion: project.version, secret })
        : copyFiles(target).then((copy) => ({ folder: copy }))
      ).catch((error: unknown) => {
        throw new UserError(
          `What is there cannot be backed up first (${messageOf(error)}). If you can do without it, remove it by hand: the database, the media and the résumés.`,
        );
      });
      console.log(`  What was there is in ${before.folder}.`);
      return before;
    },
    knownMigrations: migrationNames(),
    force: values.force ?? false,
    holdMails: values['hold-mails'] ?? false,
  });
  if (secret) {
    await writeFile(secretFile, `${secret}\n`, { mode: 0o600 });
    console.log(`  The secret of the backup is in ${secretFile}: in production, set PAYLOAD_SECRET to it.`);
  }
  console.log(
    `Restored the backup of ${manifest.createdAt}. Start Riverfront; everybody has to sign in again.`,
  );
  const current = secret ?? readInstallationSecret();
  if (manifest.secretMark && (!current || fingerprintSecret(current) !== manifest.secretMark))
    console.warn(
      '  The secret here is not the one of the backup: waiting emails cannot be sent, nor second factors checked. Set PAYLOAD_SECRET, or restore --with-secret.',
    );
});
