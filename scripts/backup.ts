/**
 * `npm run backup` copies database and files into a new folder of BACKUP_DIR, also while everything runs;
 * `npm run restore -- folder [--force]` restores such a folder.
 */
import { constants, existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupDatabase, embeddedDatabase, serverDatabase } from './backup/database.ts';
import { messageOf, runMain, UserError } from './command.ts';
import { env } from './env.ts';
import { migrationNames } from './generate/migrations.ts';
import { createDataFolder, secretFile } from './stack/settings.ts';

/** A folder of files, or one file of it, and its name in a backup. */
type Files = { name: string; folder: string; only?: string };

type Installation = { database: BackupDatabase; files: Files[]; backupDir: string };

/** Finds the database and the files of this installation by its variables, and where its backups are. */
function findInstallation(): Installation {
  const { DATABASE_URL: url, DATABASE_PORT: port, dataDir, mediaDir, resumesDir, backupDir } = env;
  const files = [
    { name: 'media', folder: mediaDir },
    { name: 'resumes', folder: join(resumesDir, 'kept') },
    // Where no variable sets it.
    { name: 'secret', folder: dataDir, only: basename(secretFile) },
  ];
  return { database: url ? serverDatabase(url) : embeddedDatabase(dataDir, port), files, backupDir };
}

const timestamp = () => new Date().toISOString().replaceAll(/[:.]/g, '-');

/**
 * Copies a database and its files into a new folder. A file is stored before its record is committed and removed after
 * it: copied before and after the database, every file that the copy names is there.
 * @throws {UserError} when that fails; nothing is left of it then
 */
export async function createBackup({ database, files, backupDir }: Installation) {
  const folder = join(backupDir, `riverfront-${timestamp()}`);
  const draft = `${folder}.partial`;
  const copyAll = () => Promise.all(files.map((one) => transfer(one, join(draft, one.name), copyOnce)));
  // The staff side's status page shows the latest result.
  const record = (count: number, error?: string) =>
    database.execute('insert into backups (files, error) values ($1, $2)', [count, error]);
  try {
    await mkdir(draft, { recursive: true });
    await copyAll();
    await database.copyTo(join(draft, database.copyName));
    const count = (await copyAll()).reduce((sum, one) => sum + one, 0);
    await record(count);
    await rename(draft, folder);
    return { folder, count };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await record(0, messageOf(error).slice(0, 300)).catch(() => {});
    throw new UserError(`The backup failed, and nothing is left of it: ${messageOf(error)}`);
  }
}

/**
 * Restores a backup into an installation that is stopped. What it replaces is moved aside, never deleted, and only after
 * everything that can fail. `known` are the migrations of this version.
 * @returns where is now what was there
 * @throws {UserError} when the folder is no backup, or the target is in use, or not empty and not to be replaced
 */
export async function restoreBackup(
  from: string,
  { database, files, backupDir }: Installation,
  { force = false, known = migrationNames() } = {},
): Promise<string[]> {
  const copy = join(from, database.copyName);
  if (!existsSync(copy))
    throw new UserError(`${from} is no backup for this database: it has no “${database.copyName}”.`);
  await database.assertUnused();
  const isEmpty = (await database.isEmpty()) && files.flatMap(listFiles).length === 0;
  if (!isEmpty && !force) throw new UserError('The target is not empty. Add --force to replace it.');
  const time = timestamp();
  // Within the folder, which may be a mounted volume and cannot be renamed then.
  const draftOf = ({ folder }: Files) => join(folder, `.new-${time}`);
  const asideOf = ({ folder }: Files) => join(folder, `.before-${time}`);
  const replaced = files.filter(({ name }) => existsSync(join(from, name)));
  let before: string | undefined;
  try {
    for (const to of replaced) await transfer({ ...to, folder: join(from, to.name) }, draftOf(to), copyOnce);
    before = await database.restore(copy, complete(known), join(backupDir, `before-${time}`));
  } catch (error) {
    for (const draft of replaced.map(draftOf).filter(existsSync)) await rm(draft, { recursive: true });
    throw new UserError(`The restoration failed, and everything is as it was before: ${messageOf(error)}`);
  }
  for (const one of replaced) {
    await transfer(one, asideOf(one), rename);
    await transfer({ ...one, folder: draftOf(one) }, one.folder, rename);
    await rm(draftOf(one), { recursive: true, force: true });
  }
  return [before ?? '', ...replaced.map(asideOf)].filter(existsSync);
}

/** Caches are of another past, and so are sessions. */
const complete = (known: string[]) => `do $$ begin
    if exists (select from public.payload_migrations where batch >= 0 and name <> all('{${known.join()}}'))
    then raise 'the backup is of a newer version of Riverfront'; end if; end $$;
  update public.content_revision set value = gen_random_uuid()::text;
  delete from public.users_sessions`;

/** Lists files, not folders; none when there is no such folder. */
function listFiles({ folder, only = '*' }: Files): string[] {
  const entries = globSync(only, { cwd: folder, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Copies or renames files. @returns how many there are */
async function transfer(files: Files, to: string, how: typeof copyOnce): Promise<number> {
  const names = listFiles(files);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) await how(join(files.folder, name), join(to, name));
  return names.length;
}

async function copyOnce(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL).catch((error) => {
    // Copied before, or removed since the folder was read.
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
  });
}

async function main(): Promise<void> {
  const options = { restore: { type: 'boolean' }, force: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [from] = positionals;
  process.umask(0o077); // Personal data: for this user alone.
  if (!values.restore) {
    const { folder, count } = await createBackup(findInstallation());
    return console.log(`Backed up to ${folder}: the database and ${count} files.`);
  }
  if (!from) throw new UserError('Name the backup: npm run restore -- backups/riverfront-…');
  createDataFolder();
  for (const path of await restoreBackup(resolve(from), findInstallation(), values))
    console.log(`  What was there is in ${path}: remove it when all is well.`);
  console.log('Restored. Start Riverfront; everybody has to sign in again.');
}

if (import.meta.main) await runMain(main);
