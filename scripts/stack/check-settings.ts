import { fingerprintSecret } from '@riverfront/backend/limits/tokens/keys';
import { env } from '../env.ts';
import { migrationNames } from '../generate/migrations.ts';
import { assertReachable, select } from '../postgres.ts';
import { UserError } from '../user-error.ts';
import { findMachineErrors, type Needs } from './checks.ts';
import { wasPrepared } from './preparation.ts';
import { missingForProduction } from './production-settings.ts';
import { resolveFolder } from './settings.ts';

/** What is checked beyond each variable by itself, which `env.ts` has done. */
export interface CheckOptions {
  /** Whether visitors are to come: then nothing may be missing. */
  isInstallation: boolean;
  /** Whether folders and ports of this machine are checked; not in a container, which has those of one process. */
  machine?: 'stopped' | 'running' | undefined;
}

/**
 * Checks everything before anything is built, migrated or started.
 * @returns whether the database answers; one that was prepared before may be away
 * @throws {UserError} with a sentence about each wrong setting
 */
export async function checkSettings({ isInstallation, machine }: CheckOptions): Promise<boolean> {
  const errors = [
    ...(isInstallation ? missingForProduction(env.inherited) : []),
    ...(machine ? await findMachineErrors(listNeeds(), machine === 'running') : []),
  ];
  if (errors.length > 0) throw new UserError(errors.join('\n'));
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) return true;
  const mayBeDown = wasPrepared(env.dataDir, DATABASE_URL);
  const isUp = await assertReachable(DATABASE_URL, { mayBeDown });
  if (isUp && env.PAYLOAD_SECRET) await checkDatabase(DATABASE_URL, env.PAYLOAD_SECRET);
  return isUp;
}

function listNeeds(): Needs {
  const { METRICS_PORT, CMS_METRICS_PORT, METRICS_HOST, inherited } = env;
  const given = (['SNAPSHOT_DIR', 'BACKUP_DIR'] as const).filter((name) => inherited[name]);
  return {
    folders: [
      ['DATA_DIR', env.dataDir],
      ...(env.S3_BUCKET
        ? []
        : ([
            ['MEDIA_DIR', resolveFolder('MEDIA_DIR', 'media')],
            ['RESUMES_DIR', resolveFolder('RESUMES_DIR', 'resumes')],
          ] satisfies Needs['folders'])),
      ...(env.SMTP_URL ? [] : [['OUTBOX_DIR', resolveFolder('OUTBOX_DIR', 'outbox')] as [string, string]]),
      ...given.map((name): [string, string] => [
        name,
        name === 'BACKUP_DIR' ? env.backupDir : resolveFolder(name, 'snapshot'),
      ]),
    ],
    ports: [
      ['PORT', env.PORT],
      ['CMS_PORT', env.CMS_PORT],
      ...(env.DATABASE_URL ? [] : [['DATABASE_PORT', env.DATABASE_PORT] as [string, number]]),
      ...(METRICS_PORT === undefined ? [] : [['METRICS_PORT', METRICS_PORT, METRICS_HOST] as const]),
      ...(CMS_METRICS_PORT === undefined
        ? []
        : [['CMS_METRICS_PORT', CMS_METRICS_PORT, METRICS_HOST] as const]),
    ] as Needs['ports'],
  };
}

/**
 * Checks that a database belongs to this secret, and says when it belongs to a newer version.
 * @throws {UserError} when the secret is another one, unless the change is announced
 */
export async function checkDatabase(databaseUrl: string, secret: string): Promise<void> {
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
  const { PREVIOUS_PAYLOAD_SECRET: previous } = env;
  if (env.inherited.PREVIOUS_PAYLOAD_SECRET === 'lost')
    console.warn(
      'PAYLOAD_SECRET has changed, and the one before is lost: all sessions end, authenticator apps have to be set up again with a recovery code or after `npm run reset-password -- email --second-factor`, and waiting emails fail.',
    );
  else if (previous && mark === fingerprintSecret(previous))
    console.warn('PAYLOAD_SECRET has changed: what the one before encrypted is encrypted again.');
  else
    throw new UserError(
      `PAYLOAD_SECRET is not the secret that this database was used with: set that one again, or name it in PREVIOUS_PAYLOAD_SECRET to change it, or set PREVIOUS_PAYLOAD_SECRET=lost when it is lost or has leaked (docs/operations.md, "Rotating secrets").`,
    );
}
