/**
 * `npm run restore -- folder [--force --hold-mails --with-secret]` puts a backup
 * in the place that DATA_DIR or DATABASE_URL and the folders' variables name.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from './backup/manifest.ts';
import { installation, knownSecret, secretFile } from './backup/places.ts';
import { restoreBackup, secretOf } from './backup/restore-backup.ts';
import { markOf } from './backup/secret.ts';
import { env } from './env.ts';
import { migrationNames } from './generate/migrations.ts';
import { main, Refusal } from './refusal.ts';

const options = {
  force: { type: 'boolean' },
  'hold-mails': { type: 'boolean' },
  'with-secret': { type: 'boolean' },
} as const;

await main(async () => {
  // People's data, for the eyes of this account alone.
  process.umask(0o077);
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [given] = positionals;
  if (!given) throw new Refusal('Name the backup: npm run restore -- backups/riverfront-…');
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  // Asked for before anything changes.
  const secret = values['with-secret'] ? await secretOf(folder, manifest, env.BACKUP_PASSPHRASE) : undefined;
  await restoreBackup({
    folder,
    ...installation(),
    knownMigrations: migrationNames(),
    force: values.force ?? false,
    holdMails: values['hold-mails'] ?? false,
  });
  if (secret) await writeFile(secretFile, `${secret}\n`, { mode: 0o600 });
  console.log(
    `Restored the backup of ${manifest.createdAt}. Start Riverfront; everybody has to sign in again.`,
  );
  const now = secret ?? knownSecret();
  if (manifest.secretMark && (!now || markOf(now) !== manifest.secretMark))
    console.warn(
      '  The secret here is not the one of the backup: waiting mails cannot be sent and second factors not be checked. Set PAYLOAD_SECRET, or restore --with-secret.',
    );
});
