import { resolve } from 'node:path';
import {
  givenVariables,
  parseSettings,
  readSettingsOrExit,
  SettingsError,
  settings,
} from '@riverfront/backend/settings';
import { z } from 'zod';
import { missingForProduction } from './stack/production-settings.ts';
import { UserError } from './user-error.ts';

const schema = settings.extend({ NODE_ENV: z.string().optional(), CHROMIUM_PATH: z.string().optional() });

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '..');

const inherited = givenVariables(process.env);

/** @throws {SettingsError} with what is wrong, and in production what is missing as well */
function readEnv() {
  try {
    return parseSettings(schema, inherited);
  } catch (error) {
    if (!(error instanceof SettingsError) || inherited.NODE_ENV !== 'production') throw error;
    const isNamed = (sentence: string) =>
      error.sentences.some((one) => one.split(' ')[0] === sentence.split(' ')[0]);
    throw new SettingsError([
      ...error.sentences,
      ...missingForProduction(inherited).filter((sentence) => !isNamed(sentence)),
    ]);
  }
}
const parsed = readSettingsOrExit(readEnv);

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
