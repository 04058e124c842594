import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { BackupDatabase } from './database.ts';
import type { FileStores } from './file-store.ts';
import { inspect, type Query } from './inspect.ts';
import { secretName, storeNames } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { unlock } from './secret.ts';
import { demandCounts, verify } from './verify.ts';

/** What is restored where. */
export interface RestoreOptions {
  /** The backup's folder. */
  folder: string;
  database: BackupDatabase;
  stores: FileStores;
  /** The migrations that this version knows. */
  knownMigrations: string[];
  /** Replaces what is there. */
  force?: boolean;
  /** Leaves what waited to be sent to people to decide about. */
  holdMails?: boolean;
}

/**
 * Puts a backup in the place of an installation that is stopped. Everything that
 * can be checked is checked before the first change.
 * @throws {Refusal} when the backup is damaged, of a newer version or another kind of database, or the target in use or not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, database, stores, force = false } = options;
  const manifest = await verify(folder, database);
  demandKnown(manifest, options);
  await database.demandUnused();
  if (!force) await demandEmpty(options);

  for (const name of storeNames) {
    await stores[name].clear();
    for (const file of await readdir(join(folder, name)))
      await stores[name].write(file, createReadStream(join(folder, name, file)));
  }
  await database.load(join(folder, manifest.database.file));
  await database.withQuery(async (query) => {
    demandCounts((await inspect(query)).counts, manifest.counts);
    await settleIn(query, options.holdMails ?? false);
  });
  return manifest;
}

/** The secret of a backup. @throws {Refusal} when it has none, or the passphrase is missing or wrong */
export async function secretOf(folder: string, { secret }: Manifest, passphrase?: string): Promise<string> {
  if (secret === 'none') throw new Refusal('This backup was made without the secret.');
  const kept = (await readFile(join(folder, secretName), 'utf8')).trim();
  if (secret === 'plain') return kept;
  if (!passphrase) throw new Refusal('The secret of this backup is encrypted: set BACKUP_PASSPHRASE.');
  return unlock(kept, passphrase);
}

function demandKnown({ database: { kind }, migrations }: Manifest, options: RestoreOptions): void {
  if (kind !== options.database.kind)
    throw new Refusal(
      kind === 'embedded'
        ? 'This is a backup of the embedded database; it cannot be restored into DATABASE_URL.'
        : 'This is a backup of a PostgreSQL server; set DATABASE_URL to an empty database.',
    );
  const unknown = migrations.find((name) => !options.knownMigrations.includes(name));
  if (unknown)
    throw new Refusal(`The backup is of a newer version of Riverfront (it has the migration ${unknown}).`);
}

async function demandEmpty({ database, stores }: RestoreOptions): Promise<void> {
  const full = [
    !(await database.isEmpty()) && 'the database',
    !(await stores.media.isEmpty()) && 'the media',
    !(await stores.resumes.isEmpty()) && 'the résumés',
  ].filter(Boolean);
  if (full.length > 0)
    throw new Refusal(`There is something already (${full.join(', ')}). To replace it, add --force.`);
}

/** What has to be different after a restore. */
async function settleIn(query: Query, holdMails: boolean): Promise<void> {
  // Pages that were kept are of another past, and so is who was signed in.
  await query('update content_revision set value = gen_random_uuid()::text');
  await query('delete from users_sessions');
  if (!holdMails) return;
  const why = 'Held back when a backup was restored';
  for (const [table, queue] of [
    ['mails', 'mail'],
    ['deliveries', 'webhook'],
  ]) {
    await query(`update ${table} set state = 'failed', last_error = '${why}' where state = 'waiting'`);
    await query(`delete from pgboss.job where name = '${queue}' and state in ('created', 'retry', 'active')`);
  }
}
