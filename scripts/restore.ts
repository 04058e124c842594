/**
 * `npm run restore -- folder [--force]` restores a backup into the database of DATA_DIR or DATABASE_URL and
 * the folders that the variables name.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findInstallation, restoreBackup } from './backup/backup.ts';
import { migrationNames } from './generate/migrations.ts';
import { createDataFolder } from './stack/settings.ts';
import { runMain, UserError } from './user-error.ts';

await runMain(async () => {
  createDataFolder();
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [from] = positionals;
  if (!from) throw new UserError('Name the backup: npm run restore -- backups/riverfront-…');
  const aside = await restoreBackup(resolve(from), findInstallation(), {
    knownMigrations: migrationNames(),
    force: values.force ?? false,
  });
  for (const path of aside) console.log(`  What was there is in ${path}: remove it when all is well.`);
  console.log('Restored. Start Riverfront; everybody has to sign in again.');
});
