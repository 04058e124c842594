import { fingerprintSecret } from '@riverfront/backend/limits/tokens/keys';
import { findKeyFileErrors } from '@riverfront/mail';
import { env, wrongSettingCode } from '../env.ts';
import { migrationNames } from '../generate/migrations.ts';
import { assertReachable, select } from '../postgres.ts';
import { UserError } from '../user-error.ts';
import { findMachineErrors, type Needs } from './checks.ts';
import { wasPrepared } from './preparation.ts';
import { resolveFolder } from './settings.ts';

/**
 * Checks, before anything is built, migrated or started, what is beyond each variable by itself, which `env.ts` has done.
 * @param machine whether files, folders and ports are checked, and whether the ports may be in use; not in a container
 * @returns whether the database answers; one that was prepared before may be away
 * @throws {UserError} with a sentence about each wrong setting
 */
export async function checkSettings(machine?: 'stopped' | 'running'): Promise<boolean> {
  const ofKeyFile = machine ? findKeyFileErrors(env).map(([name, rule]) => `${name} ${rule}.`) : [];
  const ofMachine = machine ? await findMachineErrors(listNeeds(), machine === 'running') : [];
  const errors = [...ofKeyFile, ...ofMachine];
  if (errors.length > 0) throw new UserError(errors.join('\n'), wrongSettingCode);
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) return true;
  const mayBeDown = wasPrepared(env.dataDir, DATABASE_URL);
  const isUp = await assertReachable(DATABASE_URL, { mayBeDown });
  if (isUp && env.PAYLOAD_SECRET) await checkDatabase(DATABASE_URL, env.PAYLOAD_SECRET);
  return isUp;
}

function listNeeds(): Needs {
  const { inherited, METRICS_HOST } = env;
  const folders: [string, string, isNeeded: boolean][] = [
    ['DATA_DIR', env.dataDir, true],
    ['MEDIA_DIR', resolveFolder('MEDIA_DIR', 'media'), !env.S3_BUCKET],
    ['RESUMES_DIR', resolveFolder('RESUMES_DIR', 'resumes'), !env.S3_BUCKET],
    ['OUTBOX_DIR', resolveFolder('OUTBOX_DIR', 'outbox'), !env.SMTP_URL],
    ['BACKUP_DIR', env.backupDir, Boolean(inherited.BACKUP_DIR)],
  ];
  const ports: [string, number | undefined, host?: string][] = [
    ['PORT', env.PORT],
    ['CMS_PORT', env.CMS_PORT],
    ['DATABASE_PORT', env.DATABASE_URL ? undefined : env.DATABASE_PORT],
    ['METRICS_PORT', env.METRICS_PORT, METRICS_HOST],
    ['CMS_METRICS_PORT', env.CMS_METRICS_PORT, METRICS_HOST],
  ];
  return {
    folders: folders.flatMap(([name, folder, isNeeded]) => (isNeeded ? [[name, folder]] : [])),
    ports: ports.flatMap(([name, port, host]) => (port === undefined ? [] : [[name, port, host]])),
  };
}

/**
 * Checks that a database belongs to this secret, and says when it belongs to a newer version.
 * @param previous the secret before a change, or `lost`
 * @throws {UserError} when the secret is another one, unless the change is announced
 */
export async function checkDatabase(
  databaseUrl: string,
  secret: string,
  previous = env.inherited.PREVIOUS_PAYLOAD_SECRET,
): Promise<void> {
  const found = await select(
    databaseUrl,
    `select (select value from confirmations where key = 'secret') as mark,
       array(select name from payload_migrations where batch >= 0 order by name) as migrations`,
  ).catch((error: unknown) => {
    // No such table: a new database.
    if ((error as { code?: string }).code === '42P01') return [];
    throw error;
  });
  const { mark, migrations = [] } = found[0] ?? {};
  const known = migrationNames();
  const newer = (migrations as string[]).filter((name) => name > (known.at(-1) ?? ''));
  if (newer.length > 0)
    console.warn(
      `The database is of a newer version of Riverfront, which has added ${newer.join(', ')}. The version before it still works; with an older one restore the backup from before the update.`,
    );
  if (!mark || mark === fingerprintSecret(secret)) return;
  if (previous === 'lost' || (previous && mark === fingerprintSecret(previous)))
    console.warn(
      `PAYLOAD_SECRET has changed: everybody signs in again, with a recovery code where there is a second factor; waiting emails ${previous === 'lost' ? 'fail' : 'are sent'}.`,
    );
  else
    throw new UserError(
      `PAYLOAD_SECRET is not the secret that this database was used with: set that one again, or name it in PREVIOUS_PAYLOAD_SECRET to change it, or set PREVIOUS_PAYLOAD_SECRET=lost when it is lost or has leaked (docs/operations.md, "Rotating secrets").`,
      wrongSettingCode,
    );
}
