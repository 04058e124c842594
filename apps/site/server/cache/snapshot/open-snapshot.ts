import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../../../env.ts';
import { createSnapshot, type Snapshot, type SnapshotOptions } from './snapshot.ts';
import { type VisitOptions, visitPages } from './visit-pages.ts';

const serverBuild = resolve(import.meta.dirname, '../../../build/server/index.js');

/**
 * The snapshot of a production site in `SNAPSHOT_DIR`, completed after each publication; none without that,
 * nor in development, where nothing is cached.
 */
export function openSnapshot(options: {
  env: Env;
  logger: Logger;
  confirm: SnapshotOptions['confirm'];
  request: VisitOptions['request'];
}): Pick<Snapshot, 'store' | 'load' | 'setRevision' | 'close'> | undefined {
  const { env, logger, confirm, request } = options;
  if (env.NODE_ENV === 'development' || !env.SNAPSHOT_DIR) return undefined;
  // A page of another build asks for assets that are not there; with other settings it names other origins.
  const identity = createHash('sha256')
    .update(readFileSync(serverBuild))
    .update(`\0${env.SITE_URL}\0${env.CMS_URL}\0${env.RECAPTCHA_SITE_KEY ?? ''}`)
    .digest('hex')
    .slice(0, 16);
  const onFailure = (error: unknown) =>
    logger.warn({ err: error }, 'The snapshot of the pages could not be written');
  const snapshot = createSnapshot({ dir: env.SNAPSHOT_DIR, identity, confirm, onFailure });
  let visit = new AbortController();
  return {
    ...snapshot,
    async setRevision(revision) {
      visit.abort();
      visit = new AbortController();
      const { signal } = visit;
      await snapshot.setRevision(revision);
      // Aborted, or the database went away: the next publication begins anew.
      await visitPages({ request, signal }).catch(() => undefined);
    },
    close() {
      visit.abort();
      return snapshot.close();
    },
  };
}
