import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../../env.ts';
import { createSnapshot, type Snapshot, type SnapshotOptions } from './snapshot.ts';
import { type WarmOptions, warmPages } from './warm-pages.ts';

const serverBuild = resolve(import.meta.dirname, '../../../build/server/index.js');

/**
 * Opens the snapshot of a production site in `SNAPSHOT_DIR`, which is completed after each publication;
 * undefined without that variable and in development, where nothing is cached.
 */
export function openSnapshot(options: {
  env: Env;
  logger: Logger;
  check: SnapshotOptions['check'];
  revision: SnapshotOptions['revision'];
  request: WarmOptions['request'];
}): Pick<Snapshot, 'store' | 'load' | 'update' | 'close'> | undefined {
  const { env, logger, check, revision, request } = options;
  if (env.NODE_ENV === 'development' || !env.SNAPSHOT_DIR) return undefined;
  // A page of another build requests assets that do not exist; with other settings it names other origins.
  const identity = createHash('sha256')
    .update(readFileSync(serverBuild))
    .update(`\0${env.SITE_URL}\0${env.CMS_URL}\0${env.RECAPTCHA_SITE_KEY ?? ''}`)
    .digest('hex')
    .slice(0, 16);
  const onFailure = (error: unknown) =>
    logger.warn({ err: error }, 'The snapshot of the pages could not be written');
  const snapshot = createSnapshot({ dir: env.SNAPSHOT_DIR, identity, check, revision, onFailure });
  let warming = new AbortController();
  return {
    ...snapshot,
    async update() {
      warming.abort();
      warming = new AbortController();
      const { signal } = warming;
      await snapshot.update();
      // Aborted, or the database became unavailable: the next publication starts again.
      await warmPages({ request, signal }).catch(() => undefined);
    },
    close() {
      warming.abort();
      return snapshot.close();
    },
  };
}
