import { resolve } from 'node:path';
import { givenVariables, parseSettings, readSettingsOrExit, settings } from '@riverfront/backend/settings';
import { z } from 'zod';
import { missingForProduction } from './stack/production-settings.ts';
import { UserError } from './user-error.ts';

const schema = settings.extend({ NODE_ENV: z.string().optional(), CHROMIUM_PATH: z.string().optional() });

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..');

const inherited = givenVariables(process.env);

const isInstallation = inherited.NODE_ENV === 'production' || process.argv.includes('--production');

/** The exit code for a wrong setting: EX_CONFIG (sysexits.h) for the unit of systemd, which does not restart it then. */
export const wrongSettingCode = process.argv[1]?.endsWith('serve.ts') ? 78 : 1;

const parsed = readSettingsOrExit(
  () => parseSettings(schema, inherited, isInstallation ? missingForProduction : undefined),
  wrongSettingCode,
);

/** The environment of the scripts, which read it nowhere else. */
export const env = Object.freeze({
  ...parsed,
  dataDir: resolve(root, parsed.DATA_DIR),
  backupDir: resolve(root, parsed.BACKUP_DIR),
  /** The environment of child processes. */
  inherited: inherited as NodeJS.ProcessEnv,
});

/** Returns a variable that a script requires. @throws {UserError} when it is not set */
export function requireVariable(name: 'DATABASE_URL' | 'PAYLOAD_SECRET' | 'MEDIA_DIR' | 'CMS_URL'): string {
  const value = env[name];
  if (!value) throw new UserError(`${name} is not set.`);
  return value;
}
