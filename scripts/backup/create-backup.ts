import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintSecret } from '@riverfront/backend/limits/tokens/keys';
import { UserError } from '../user-error.ts';
import type { BackupDatabase } from './database.ts';
import { hashFiles, type KnownFiles, type Manifest, manifestName, readManifest } from './manifest.ts';
import { encryptSecret } from './secret.ts';

/** The folders of uploaded files that a backup includes, and their names in it. */
export interface FileFolders {
  media: string;
  resumes: string;
}

/** Sources and options of a backup. */
export interface BackupOptions {
  database: BackupDatabase;
  folders: FileFolders;
  /** Folder of all backups. */
  to: string;
  appVersion: string;
  /** The installation's secret, when it is known. */
  secret?: string | undefined;
  /** Includes the secret: encrypted with the passphrase, in plain text without one. */
  withSecret?: boolean;
  passphrase?: string | undefined;
}

/** Name of the secret in a backup that includes it. */
export const secretName = 'payload-secret';

/** A finished backup. */
export interface Backup {
  folder: string;
  manifest: Manifest;
  /** The files that are links to those of the backup before, by path. */
  linked: KnownFiles;
}

/** How the folder of a backup ends that is being made, or was killed. */
const partial = '.partial';

/**
 * Creates a backup in a new folder named by the time. A file is stored before its record is committed and
 * removed after the record, so the order is files, dump, new files: every file that the dump refers to is there.
 * Of one that fails nothing is left. Files that the last backup has with the same size and time are hard links to its
 * copies, with their hashes.
 * @throws {UserError} when there is no space
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  return await writeFolder(options.to, (draft, now) => fillBackup(draft, now, options));
}

/** Copies the files alone into a new folder like that of a backup, where there is no database. */
export async function copyFiles({ folders, to }: Pick<BackupOptions, 'folders' | 'to'>): Promise<string> {
  const { folder } = await writeFolder(to, async (draft) => {
    for (const name of ['media', 'resumes'] as const) await copyNewFiles(folders[name], join(draft, name));
  });
  return folder;
}

async function writeFolder<T>(to: string, fill: (draft: string, now: string) => Promise<T>) {
  const now = new Date().toISOString();
  const folder = join(to, `riverfront-${now.slice(0, 19).replaceAll(':', '-')}Z`);
  const draft = `${folder}${partial}`;
  await rm(draft, { recursive: true, force: true });
  try {
    // Personal data: for this user alone.
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const filled = await fill(draft, now);
    await rename(draft, folder);
    return { folder, ...filled };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC' && code !== 'EACCES' && code !== 'EROFS') throw error;
    const why = code === 'ENOSPC' ? 'the disk is full' : 'it cannot be written to';
    throw new UserError(`The backup failed, because of the folder ${to}: ${why}. Nothing is left of it.`);
  }
}

/** Writes everything of a backup, the manifest last. */
async function fillBackup(
  draft: string,
  now: string,
  options: BackupOptions,
): Promise<Pick<Backup, 'manifest' | 'linked'>> {
  const { database, folders, secret, passphrase } = options;

  const linked: KnownFiles = new Map();
  const last = await findLastBackup(options.to);
  const copyAll = async () => {
    for (const name of ['media', 'resumes'] as const) {
      const names = await copyNewFiles(folders[name], join(draft, name), last && join(last.folder, name));
      for (const path of names.map((file) => `${name}/${file}`)) {
        const file = last?.files.get(path);
        if (file) linked.set(path, file);
      }
    }
  };
  await copyAll();
  const contents = await database.dump(join(draft, database.file));
  await copyAll();
  const included = secret && options.withSecret ? (passphrase ? 'encrypted' : 'plain') : 'none';
  if (secret && included !== 'none') {
    const written = passphrase ? encryptSecret(secret, passphrase) : secret;
    await writeFile(join(draft, secretName), `${written}\n`, { mode: 0o600 });
  }
  const files = await hashFiles(draft, linked);
  const copied = new Set(files.map(({ path }) => path));
  const referenced = [
    ...contents.media.map((name) => `media/${name}`),
    ...contents.resumes.map((name) => `resumes/${name}`),
  ];
  const manifest: Manifest = {
    format: 1,
    createdAt: now,
    versions: { app: options.appVersion, node: process.versions.node, database: contents.version },
    database: { kind: database.kind, file: database.file },
    migrations: contents.migrations,
    counts: contents.counts,
    missing: referenced.filter((path) => !copied.has(path)),
    secret: included,
    secretMark: secret ? fingerprintSecret(secret) : '',
    files,
  };
  await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return { manifest, linked };
}

/** Finds the newest complete backup of a folder, with its files by path. */
async function findLastBackup(folder: string) {
  for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
    if (name.endsWith(partial) || ageOf(name) === undefined) continue;
    const last = join(folder, name);
    const { files } = await readManifest(last).catch(() => ({ files: [] }));
    if (files.length > 0) return { folder: last, files: new Map(files.map((file) => [file.path, file])) };
  }
  return undefined;
}

/**
 * Copies the files of a folder, not of folders in it, that the target does not have, with their times.
 * @param last a folder of earlier copies, to which unchanged files are linked
 * @returns the names of those that were linked
 */
export async function copyNewFiles(from: string, to: string, last?: string): Promise<string[]> {
  await mkdir(to, { recursive: true });
  const copied = new Set(await readdir(to));
  const linked: string[] = [];
  for (const entry of await readdir(from, { withFileTypes: true }).catch(() => [])) {
    const { name } = entry;
    if (!entry.isFile() || copied.has(name)) continue;
    const [source, target] = [join(from, name), join(to, name)];
    try {
      const { size, mtime, atime } = await stat(source);
      const earlier = last ? await stat(join(last, name)).catch(() => undefined) : undefined;
      const isUnchanged = earlier?.size === size && earlier.mtime.getTime() === mtime.getTime();
      // A file system without hard links gets copies.
      const isLinked =
        isUnchanged &&
        (await link(join(last ?? '', name), target).then(
          () => true,
          () => false,
        ));
      if (isLinked) linked.push(name);
      else {
        await copyFile(source, target, constants.COPYFILE_EXCL);
        await utimes(target, atime, mtime);
      }
    } catch (error) {
      // Removed since the folder was read.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return linked;
}

/** Hours after which a backup that is not finished counts as killed. */
const killedHours = 12;

/**
 * Removes what would fill the disk: the backups that were made more than `days` before `now`, by the time in their
 * names, but never the newest one, and those that were killed. @returns their names
 */
export async function removeOldBackups(folder: string, days: number, now = new Date()): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).sort().reverse();
  const isFinished = (name: string) => !name.endsWith(partial);
  const [newest] = names.filter((name) => ageOf(name, now) !== undefined && isFinished(name));
  const removed = names.filter((name) => {
    const hours = ageOf(name, now);
    if (hours === undefined || name === newest) return false;
    return hours > (isFinished(name) ? days * 24 : killedHours);
  });
  for (const name of removed) await rm(join(folder, name), { recursive: true });
  return removed;
}

/** The age of a backup in hours, by its name; undefined for anything else. */
function ageOf(name: string, now = new Date()): number | undefined {
  const [, date, time] = /^riverfront-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z(?:\.partial)?$/.exec(name) ?? [];
  if (!date || !time) return undefined;
  return (now.getTime() - Date.parse(`${date}T${time.replaceAll('-', ':')}Z`)) / 3_600_000;
}
