import { join, resolve } from 'node:path';
import { missingForProduction } from '@riverfront/backend/production-settings';
import { givenVariables, parseSettings, readSettingsOrExit, settings } from '@riverfront/backend/settings';
import { z } from 'zod';

const schema = settings.extend({ NODE_ENV: z.string().optional(), CHROMIUM_PATH: z.string().optional() });

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..');

const inherited = givenVariables(process.env);

const isInstallation = inherited.NODE_ENV === 'production' || process.argv.includes('--production');

/** The exit code for a wrong setting: EX_CONFIG (sysexits.h). The unit of systemd does not restart it then. */
export const wrongSettingCode = 78;

const parsed = readSettingsOrExit(
  () => parseSettings(schema, inherited, isInstallation ? missingForProduction : undefined),
  wrongSettingCode,
);

const dataDir = resolve(root, parsed.DATA_DIR);

/** The environment of the scripts, which read it nowhere else. */
export const env = Object.freeze({
  ...parsed,
  dataDir,
  mediaDir: resolve(root, parsed.MEDIA_DIR ?? join(dataDir, 'media')),
  resumesDir: resolve(root, parsed.RESUMES_DIR ?? join(dataDir, 'resumes')),
  outboxDir: resolve(root, parsed.OUTBOX_DIR ?? join(dataDir, 'outbox')),
  backupDir: resolve(root, parsed.BACKUP_DIR),
  /** The environment of child processes. */
  inherited: inherited as NodeJS.ProcessEnv,
});
