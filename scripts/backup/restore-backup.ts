import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UserError } from '../user-error.ts';
import { type Backup, copyNewFiles, type FileFolders, secretName } from './create-backup.ts';
import { type BackupDatabase, inspect, type Session } from './database.ts';
import { assertCounts, type Manifest, readManifest, verifyBackup } from './manifest.ts';
import { decryptSecret } from './secret.ts';

/** The backup and the targets of a restoration. */
export interface RestoreOptions {
  /** The backup's folder. */
  folder: string;
  database: BackupDatabase;
  folders: FileFolders;
  /** The migrations of this version. */
  knownMigrations: string[];
  /** Replaces what is there. */
  force?: boolean;
  /** Backs up what is there before it is replaced; the files alone where there is no database. */
  putAway: (hasDatabase: boolean) => Promise<Replacement>;
  /** Marks waiting emails as failed, for staff to decide about, and posts no waiting message to the CRM. */
  holdMails?: boolean;
}

/** A folder with files, and the database that its manifest describes. */
type Replacement = Pick<Backup, 'folder'> & Partial<Pick<Backup, 'manifest'>>;

/**
 * Restores a backup into an installation that is stopped. Everything is checked before the first change, and what was
 * there is backed up before and put back when the restoration fails.
 * @throws {UserError} when the backup is damaged, of a newer version or another kind of database, or the target in use or not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { folder, database, force = false, holdMails = false } = options;
  const manifest = await readManifest(folder);
  assertCompatible(manifest, options);
  await verifyBackup(folder, database);
  await database.assertUnused();
  const present = await listPresent(options);
  if (present.length > 0 && !force)
    throw new UserError(`The target is not empty (${present.join(', ')}). Add --force to replace it.`);
  const before = present.length > 0 ? await options.putAway(present.includes('the database')) : undefined;
  try {
    await replaceBy({ folder, manifest }, options);
  } catch (error) {
    if (!before) throw error;
    const back = await replaceBy(before, options).then(
      () => 'What was there before is back',
      (second: unknown) => `Putting back what was there failed as well (${messageOf(second)})`,
    );
    throw new UserError(
      `The restoration failed: ${messageOf(error)}. ${back}; it is also in ${before.folder}.`,
    );
  }
  await database.withSession(async (session) => {
    // Caches are of another past, and so are sessions.
    await session.query('update content_revision set value = gen_random_uuid()::text');
    await session.query('delete from users_sessions');
    if (holdMails) await holdEmails(session);
    // The table is younger than the oldest backups.
    const { rows } = await session.query("select to_regclass('confirmations') as name");
    if (rows[0]?.name)
      await session.query(`insert into confirmations (key, value, by)
        values ('restore', 'restored', 'npm run restore')
        on conflict (key) do update set value = excluded.value, by = excluded.by, at = now()`);
  });
}

/** Replaces the database, where there is one, and then the files. @throws {UserError} when the database is not what was backed up */
async function replaceBy(
  { folder, manifest }: Replacement,
  { database, folders }: RestoreOptions,
): Promise<void> {
  if (manifest) {
    await database.restore(join(folder, manifest.database.file));
    await database.withSession(async (session) =>
      assertCounts((await inspect(session)).counts, manifest.counts),
    );
  }
  for (const name of ['media', 'resumes'] as const) {
    // The folder itself may be a mounted volume.
    for (const file of await list(folders[name])) await rm(join(folders[name], file));
    await copyNewFiles(join(folder, name), folders[name]);
  }
}

/** Reads the secret of a backup. @throws {UserError} when it has none, or the passphrase is missing or wrong */
export async function readSecret(folder: string, { secret }: Manifest, passphrase?: string): Promise<string> {
  if (secret === 'none') throw new UserError('This backup was made without the secret.');
  const stored = (await readFile(join(folder, secretName), 'utf8')).trim();
  if (secret === 'plain') return stored;
  if (!passphrase) throw new UserError('The secret of this backup is encrypted: set BACKUP_PASSPHRASE.');
  return decryptSecret(stored, passphrase);
}

function assertCompatible({ database: { kind }, migrations }: Manifest, options: RestoreOptions): void {
  if (kind !== options.database.kind)
    throw new UserError(
      kind === 'embedded'
        ? 'This is a backup of the embedded database; it cannot be restored into DATABASE_URL.'
        : 'This is a backup of a PostgreSQL server; set DATABASE_URL to an empty database.',
    );
  const unknown = migrations.find((name) => !options.knownMigrations.includes(name));
  if (unknown)
    throw new UserError(`The backup is of another version of Riverfront (it has the migration ${unknown}).`);
}

/** Lists what a restoration would replace. */
async function listPresent({ database, folders }: RestoreOptions): Promise<string[]> {
  return [
    ...((await database.isEmpty()) ? [] : ['the database']),
    ...((await list(folders.media)).length > 0 ? ['the media'] : []),
    ...((await list(folders.resumes)).length > 0 ? ['the résumés'] : []),
  ];
}

/** Lists what a backup includes: files, not folders. */
async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function holdEmails(session: Session): Promise<void> {
  const reason = 'Held back when a backup was restored';
  await session.query(`update mails set state = 'failed', last_error = '${reason}' where state = 'waiting'`);
  await session.query(
    "delete from pgboss.job where name in ('mail', 'crm') and state in ('created', 'retry', 'active')",
  );
}
