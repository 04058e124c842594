import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedUrl, readOrCreateSecret } from '@riverfront/database';
import { env } from '../env.ts';
import { resolveFolder, secretFile } from '../stack/settings.ts';
import type { FileFolders } from './create-backup.ts';
import type { BackupDatabase } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { postgresDatabase } from './postgres.ts';

/** Finds the database and the files of this installation by its variables. */
export function findInstallation(): { database: BackupDatabase; folders: FileFolders } {
  const { DATABASE_URL, dataDir } = env;
  return {
    database: DATABASE_URL
      ? postgresDatabase(DATABASE_URL)
      : embeddedDatabase({ dataDir, url: embeddedUrl(dataDir, env.DATABASE_PORT) }),
    folders: {
      media: resolveFolder('MEDIA_DIR', 'media'),
      resumes: join(resolveFolder('RESUMES_DIR', 'resumes'), 'kept'),
    },
  };
}

/** Reads the installation's secret; undefined when it is not known here. */
export function readInstallationSecret(): string | undefined {
  return env.PAYLOAD_SECRET ?? (existsSync(secretFile) ? readOrCreateSecret(secretFile) : undefined);
}
