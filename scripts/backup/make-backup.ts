import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupDatabase } from './database.ts';
import type { FileStore, FileStores } from './file-store.ts';
import { listFiles, type Manifest, manifestName } from './manifest.ts';
import { lock, markOf } from './secret.ts';

/** What is backed up, and how. */
export interface BackupOptions {
  database: BackupDatabase;
  stores: FileStores;
  /** Folder of all backups. */
  to: string;
  appVersion: string;
  /** The installation's secret, where it is known. */
  secret?: string | undefined;
  /** Takes the secret along: encrypted with the passphrase, readable without one. */
  withSecret?: boolean;
  passphrase?: string | undefined;
  now?: Date;
}

/** A backup that is whole. */
export interface Backup {
  folder: string;
  manifest: Manifest;
}

/**
 * Makes a backup in a new folder named by the time. A file is stored before its
 * record is committed and removed after that, so the order is: files, database,
 * and once more the files that came meanwhile. Then every file that the copy of
 * the database names is there.
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { database, stores, secret, now = new Date() } = options;
  const folder = join(options.to, `riverfront-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  // People's data: for this user alone.
  await mkdir(draft, { recursive: true, mode: 0o700 });

  const copied: Copied = { media: new Set(), resumes: new Set() };
  await copyNew(stores, draft, copied);
  const found = await database.copyTo(join(draft, database.file));
  await copyNew(stores, draft, copied);
  const missing = [
    ...found.media.filter((name) => !copied.media.has(name)).map((name) => `media/${name}`),
    ...found.resumes.filter((name) => !copied.resumes.has(name)).map((name) => `resumes/${name}`),
  ];
  if (options.withSecret && secret) {
    const kept = options.passphrase ? lock(secret, options.passphrase) : secret;
    await writeFile(join(draft, secretName), `${kept}\n`, { mode: 0o600 });
  }
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    versions: { app: options.appVersion, node: process.versions.node, database: found.version },
    database: { kind: database.kind, file: database.file },
    migrations: found.migrations,
    counts: found.counts,
    missing,
    secret: options.withSecret && secret ? (options.passphrase ? 'encrypted' : 'plain') : 'none',
    secretMark: secret ? markOf(secret) : '',
    files: await listFiles(draft),
  };
  await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, folder);
  return { folder, manifest };
}

/** Where the secret lies in a backup that has it. */
export const secretName = 'payload-secret';

/** The stores' folders in a backup. */
export const storeNames = ['media', 'resumes'] as const;

type Copied = Record<(typeof storeNames)[number], Set<string>>;

/** Copies what the stores have and the backup has not. */
async function copyNew(stores: FileStores, folder: string, copied: Copied): Promise<void> {
  for (const name of storeNames) await copyStore(stores[name], join(folder, name), copied[name]);
}

async function copyStore(store: FileStore, folder: string, copied: Set<string>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const name of store.list()) {
    if (copied.has(name)) continue;
    const content = await store.read(name);
    if (!content) continue;
    await pipeline(content, createWriteStream(join(folder, name), { mode: 0o600 }));
    copied.add(name);
  }
}
