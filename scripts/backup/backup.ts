import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { embeddedUrl } from '@riverfront/database';
import { env } from '../env.ts';
import { resolveFolder, secretFile } from '../stack/settings.ts';
import { messageOf, UserError } from '../user-error.ts';
import { type BackupDatabase, embeddedDatabase, serverDatabase } from './database.ts';

/** A folder of files, or one file of it, and its name in a backup. */
type Files = { name: string; folder: string; only?: string };

/** The database and the files of an installation, and where its backups are. */
type Installation = { database: BackupDatabase; files: Files[]; backupDir: string };

/** Finds the database and the files of this installation by its variables. */
export function findInstallation(): Installation {
  const { DATABASE_URL, DATABASE_PORT, dataDir, backupDir } = env;
  return {
    database: DATABASE_URL
      ? serverDatabase(DATABASE_URL)
      : embeddedDatabase(dataDir, embeddedUrl(dataDir, DATABASE_PORT)),
    files: [
      { name: 'media', folder: resolveFolder('MEDIA_DIR', 'media') },
      { name: 'resumes', folder: join(resolveFolder('RESUMES_DIR', 'resumes'), 'kept') },
      // Where no variable sets it.
      { name: 'secret', folder: dataDir, only: basename(secretFile) },
    ],
    backupDir,
  };
}

const timestamp = () => new Date().toISOString().replaceAll(/[:.]/g, '-');

/**
 * Copies a database and its files into a new folder. A file is stored before its record is committed and removed after
 * it: copied before and after the database, every file that the copy names is there. Nothing is left of one that fails.
 */
export async function createBackup({ database, files, backupDir }: Installation) {
  const folder = join(backupDir, `riverfront-${timestamp()}`);
  const draft = `${folder}.partial`;
  const copyAll = () => Promise.all(files.map((one) => copyFiles(one, join(draft, one.name))));
  try {
    await mkdir(draft, { recursive: true });
    await copyAll();
    await database.copyTo(join(draft, database.copyName));
    const counts = await copyAll();
    await rename(draft, folder);
    return { folder, count: counts.reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Restores a backup into an installation that is stopped. What it replaces is moved aside, never deleted, and put back
 * when the restoration fails.
 * @param options.knownMigrations the migrations of this version
 * @returns where is now what was there
 * @throws {UserError} when the folder is no backup, or the target is in use, or not empty and not to be replaced
 */
export async function restoreBackup(
  from: string,
  { database, files, backupDir }: Installation,
  options: { knownMigrations: string[]; force?: boolean },
): Promise<string[]> {
  if (!existsSync(join(from, database.copyName)))
    throw new UserError(
      `${from} is no backup for this database: it has no ${database.copyName}. Those of the embedded database have a folder “database”, those of DATABASE_URL a file “database.dump”.`,
    );
  await database.assertUnused();
  const isEmpty = (await database.isEmpty()) && (await Promise.all(files.map(listFiles))).flat().length === 0;
  if (!isEmpty && !options.force) throw new UserError('The target is not empty. Add --force to replace it.');
  const aside = `before-${timestamp()}`;
  const replaced = files.filter(({ name }) => existsSync(join(from, name)));
  const emptied: Files[] = [];
  try {
    for (const one of replaced) {
      // Into a folder of its own: it may be a mounted volume, which cannot be renamed.
      await moveFiles(one, join(one.folder, `.${aside}`));
      emptied.push(one);
      await copyFiles({ ...one, folder: join(from, one.name) }, one.folder);
    }
    const path = join(from, database.copyName);
    const before = await database.restore(path, complete(options.knownMigrations), join(backupDir, aside));
    const folders = replaced.map(({ folder }) => join(folder, `.${aside}`));
    return [before ?? '', ...folders].filter(existsSync);
  } catch (error) {
    // Of the others nothing was copied, and what has the same name is what was there.
    for (const one of emptied) for (const name of await listFiles(one)) await rm(join(one.folder, name));
    for (const one of replaced)
      await moveFiles({ ...one, folder: join(one.folder, `.${aside}`) }, one.folder);
    throw new UserError(`The restoration failed, and everything is as it was before: ${messageOf(error)}`);
  }
}

/** Caches are of another past, and so are sessions. */
const complete = (known: string[]) => `do $$ declare newer text := (select max(name)
    from public.payload_migrations where batch >= 0 and name not in (${known.map((name) => `'${name}'`).join()}));
  begin if newer is not null then
    raise 'the backup is of a newer version of Riverfront: it has the migration %', newer;
  end if; end $$;
  update public.content_revision set value = gen_random_uuid()::text;
  delete from public.users_sessions`;

/** Lists files, not folders; none when there is no such folder. */
async function listFiles({ folder, only }: Files): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isFile() && entry.name === (only ?? entry.name))
    .map(({ name }) => name);
}

async function moveFiles(files: Files, to: string): Promise<void> {
  const names = await listFiles(files);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) await rename(join(files.folder, name), join(to, name));
}

/** Copies the files that the target does not have. @returns how many there are */
async function copyFiles(files: Files, to: string): Promise<number> {
  const names = await listFiles(files);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names)
    await copyFile(join(files.folder, name), join(to, name), constants.COPYFILE_EXCL).catch((error) => {
      // Copied before, or removed since the folder was read.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
  return names.length;
}
