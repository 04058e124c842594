import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  /** UTC. */
  createdAt: z.iso.datetime(),
  versions: z.object({ app: z.string(), node: z.string(), database: z.string() }),
  database: z.object({ kind: z.enum(['embedded', 'postgres']), file: z.string() }),
  /** Names of the migrations that the copy has, oldest first. */
  migrations: z.array(z.string()),
  /** Rows of each table at the moment of the copy. */
  counts: z.record(z.string(), z.number().int()),
  /** What the database names and the stores did not have, even before the backup. */
  missing: z.array(z.string()),
  /** How the installation's secret is in here. */
  secret: z.enum(['none', 'encrypted', 'plain']),
  /** Tells one secret from another and nothing about it; empty when there was none to be found. */
  secretMark: z.string(),
  /** Every other file of the backup: path with slashes, bytes, SHA-256 in hexadecimal. */
  files: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

/** What a backup says about itself, in `manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Where the manifest lies in a backup's folder. */
export const manifestName = 'manifest.json';

/** @throws {Refusal} when the folder holds no backup of ours */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Refusal(`${folder} is no backup: it has no ${manifestName}.`);
  });
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Refusal(`The ${manifestName} of ${folder} cannot be read: ${parsed.error.message}`);
  return parsed.data;
}

/** Paths, bytes and hashes of every file below a folder, but for the manifest; sorted by path. */
export async function listFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== manifestName)
    .sort();
  const files: Manifest['files'] = [];
  for (const path of paths) {
    const full = join(folder, path);
    files.push({ path, bytes: (await stat(full)).size, sha256: await hashOf(full) });
  }
  return files;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
