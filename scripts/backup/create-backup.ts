import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintSecret } from '@riverfront/backend/limits/tokens/keys';
import type { BackupDatabase } from './database.ts';
import { hashFiles, type Manifest, manifestName } from './manifest.ts';
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

/**
 * Creates a backup in a new folder named by the time. A file is stored before its record is committed and
 * removed after the record, so the order is files, dump, new files: every file that the dump refers to is there.
 */
export async function createBackup(options: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const { database, folders, secret, passphrase } = options;
  const now = new Date().toISOString();
  const folder = join(options.to, `riverfront-${now.slice(0, 19).replaceAll(':', '-')}Z`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  // Personal data: for this user alone.
  await mkdir(draft, { recursive: true, mode: 0o700 });

  const copyFiles = async () => {
    await copyNewFiles(folders.media, join(draft, 'media'));
    await copyNewFiles(folders.resumes, join(draft, 'resumes'));
  };
  await copyFiles();
  const contents = await database.dump(join(draft, database.file));
  await copyFiles();
  const included = secret && options.withSecret ? (passphrase ? 'encrypted' : 'plain') : 'none';
  if (secret && included !== 'none') {
    const written = passphrase ? encryptSecret(secret, passphrase) : secret;
    await writeFile(join(draft, secretName), `${written}\n`, { mode: 0o600 });
  }
  const files = await hashFiles(draft);
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
  await rename(draft, folder);
  return { folder, manifest };
}

/** Copies the files of a folder, not of folders in it, that the target does not have. */
export async function copyNewFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const { name } of entries.filter((entry) => entry.isFile()))
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error) => {
      // Copied before, or removed since the folder was read.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
}

/** Removes the backups that were made more than `days` before `now`, by the time in their names; returns those names. */
export async function removeOldBackups(folder: string, days: number, now = new Date()): Promise<string[]> {
  const removed: string[] = [];
  for (const name of await readdir(folder)) {
    const [, date, time] = /^riverfront-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z$/.exec(name) ?? [];
    if (!date || !time) continue;
    const createdAt = Date.parse(`${date}T${time.replaceAll('-', ':')}Z`);
    if (now.getTime() - createdAt <= days * 24 * 3_600_000) continue;
    await rm(join(folder, name), { recursive: true });
    removed.push(name);
  }
  return removed;
}
