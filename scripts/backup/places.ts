import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedUrl } from '@riverfront/database';
import { env, root } from '../env.ts';
import { folder } from '../stack/settings.ts';
import type { BackupDatabase } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { type FileStores, folderStores } from './file-store.ts';
import { postgresDatabase } from './postgres.ts';

/** The database and the files of this installation, as its variables say. */
export function installation(): { database: BackupDatabase; stores: FileStores } {
  return {
    database: env.DATABASE_URL
      ? postgresDatabase(env.DATABASE_URL)
      : embeddedDatabase({
          dataDir: env.dataDir,
          url: embeddedUrl(env.dataDir, env.DATABASE_PORT),
        }),
    stores: folderStores({
      mediaDir: folder('MEDIA_DIR', 'media'),
      resumesDir: folder('RESUMES_DIR', 'resumes'),
    }),
  };
}

/** Where the secret is kept when no variable gives it. */
export const secretFile = join(env.dataDir, 'payload-secret');

/** The installation's secret, where it is known. */
export function knownSecret(): string | undefined {
  if (env.PAYLOAD_SECRET) return env.PAYLOAD_SECRET;
  try {
    return readFileSync(secretFile, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Version of this copy of Riverfront. */
export function appVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
