import { resolve } from 'node:path';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type { Env } from '../../../env.ts';
import { buildIdentity } from './build-identity.ts';
import { createRefresh, fixedPaths } from './refresh.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

/** The snapshot of a running site, kept complete after each publication. */
export interface KeptSnapshot {
  snapshot: Snapshot;
  /** From now on goes through the pages after each publication. */
  follow(request: (path: string) => Promise<Response>): void;
  /** Ends the round that is under way; what is being written is finished. */
  stop(): Promise<void>;
}

/**
 * The snapshot of a production site in `SNAPSHOT_DIR`; none without that, nor in
 * development, where nothing is kept.
 * @param options.confirm reads the revision now; rejects while the database is away
 */
export function openSnapshot(options: {
  build: ServerBuild | (() => Promise<ServerBuild>);
  env: Env;
  logger: Logger;
  confirm: () => Promise<string>;
}): KeptSnapshot | undefined {
  const { build, env, logger, confirm } = options;
  if (typeof build === 'function' || env.NODE_ENV === 'development' || !env.SNAPSHOT_DIR) return undefined;
  const snapshot = createSnapshot({
    dir: env.SNAPSHOT_DIR,
    identity: buildIdentity(resolve(import.meta.dirname, '../../../build'), [
      env.SITE_URL,
      env.CMS_URL,
      env.RECAPTCHA_SITE_KEY ?? '',
    ]),
    confirm,
    onFailure: (error) => logger.warn({ err: error }, 'The snapshot of the pages could not be written'),
  });
  let stop = () => {};
  return {
    snapshot,
    follow(request) {
      const refresh = createRefresh({ request, paths: fixedPaths(build) });
      snapshot.onSettled(refresh.start);
      stop = refresh.stop;
    },
    async stop() {
      stop();
      await snapshot.close();
    },
  };
}
