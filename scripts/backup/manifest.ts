import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { messageOf, UserError } from '../user-error.ts';
import type { BackupDatabase } from './database.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  /** UTC. */
  createdAt: z.iso.datetime(),
  versions: z.object({ app: z.string(), node: z.string(), database: z.string() }),
  database: z.object({ kind: z.enum(['embedded', 'postgres']), file: z.string() }),
  /** Names of the migrations that the dump has, oldest first. */
  migrations: z.array(z.string()),
  /** Rows by table at the time of the dump. */
  counts: z.record(z.string(), z.number().int()),
  /** Files that records refer to and that did not exist, even before the backup. */
  missing: z.array(z.string()),
  /** How the installation's secret is included. */
  secret: z.enum(['none', 'encrypted', 'plain']),
  /** Fingerprint of the secret; empty when it was not known. */
  secretMark: z.string(),
  /** Every other file of the backup: path with slashes, bytes, SHA-256 in hexadecimal. */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

/** The description of a backup in its `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Files by path whose hashes need not be computed again. */
export type KnownFiles = Map<string, Manifest['files'][number]>;

/** Name of the manifest in a backup's folder. */
export const manifestName = 'manifest.json';

/** Reads a backup's manifest. @throws {UserError} when the folder contains no backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new UserError(
      folder.endsWith('.partial')
        ? `${folder} is a backup that was killed before it was complete.`
        : `${folder} is no backup: it has no ${manifestName}.`,
    );
  });
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new UserError(`The ${manifestName} of ${folder} cannot be read: ${parsed.error.message}`);
}

/** Hashes every file of a backup except the manifest. @param known those whose hashes are known, by path */
export async function hashFiles(folder: string, known: KnownFiles = new Map()): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    if (!entry.isFile() || path === manifestName) continue;
    const earlier = known.get(path);
    if (earlier) {
      files.push(earlier);
      continue;
    }
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    files.push({ path, bytes: (await stat(file)).size, sha256: hash.digest('hex') });
  }
  return files;
}

/**
 * Verifies a backup against its manifest: the hash of every file, and the dump by opening it (embedded) or
 * reading its table of contents (PostgreSQL).
 * @param linked files that were verified with an earlier backup
 * @throws {UserError} naming the first error found
 */
export async function verifyBackup(
  folder: string,
  { inspectDump }: Pick<BackupDatabase, 'inspectDump'>,
  linked?: KnownFiles,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const present = new Map((await hashFiles(folder, linked)).map(({ path, sha256 }) => [path, sha256]));
  for (const { path, sha256 } of manifest.files) {
    if (!present.has(path)) throw new UserError(`The backup is incomplete: ${path} is missing.`);
    if (present.get(path) !== sha256) throw new UserError(`The backup is damaged: ${path} has changed.`);
    present.delete(path);
  }
  const [foreign] = present.keys();
  if (foreign) throw new UserError(`${foreign} does not belong to the backup.`);
  const contents = await inspectDump(join(folder, manifest.database.file)).catch((error: unknown) => {
    throw new UserError(`The dump of the database cannot be opened: ${messageOf(error)}`);
  });
  if (contents) assertCounts(contents.counts, manifest.counts);
  return manifest;
}

/** @throws {UserError} when a table does not have the expected number of rows */
export function assertCounts(actual: Manifest['counts'], expected: Manifest['counts']): void {
  for (const [table, count] of Object.entries(expected))
    if (actual[table] !== count)
      throw new UserError(`The table ${table} has ${actual[table] ?? 'no'} rows instead of ${count}.`);
}
