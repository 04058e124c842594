import { setTimeout as pause } from 'node:timers/promises';
import { type ContentOptions, createConfig } from '@riverfront/backend/create-config';
import { ContentUnavailable } from '@riverfront/backend/health/unavailable';
import { BasePayload, type Payload, type SanitizedConfig } from 'payload';

/** The connection to Payload. The site runs without it, so `payload` may throw. */
export interface Content {
  /** @throws {ContentUnavailable} while there is no connection yet */
  payload(): Payload;
  /** Resolves once connected for the first time. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Connects to the database, retrying every second, because a site may be started before it. */
export function connectContent(
  options: ContentOptions & { onFailure?: (error: unknown) => void; retryMs?: number },
): Content {
  const { onFailure, retryMs = 1_000, ...contentOptions } = options;
  let connected: Payload | undefined;
  const closing = new AbortController();

  async function connect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const config = handleRejection(await createConfig(contentOptions));
        connected = await new BasePayload().init({ config });
        return;
      } catch (error) {
        onFailure?.(error);
        await pause(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    payload() {
      if (!connected) throw new ContentUnavailable('not connected yet');
      return connected;
    },
    ready: connect(),
    async close() {
      closing.abort();
      await connected?.destroy();
    },
  };
}

/**
 * Payload's adapter (3.90.1, db-postgres `connect.js`) rejects a promise that nobody awaits when it cannot connect.
 * The unhandled rejection would end the process.
 */
function handleRejection(config: SanitizedConfig): SanitizedConfig {
  const init: typeof config.db.init = (args) => {
    const adapter = config.db.init(args);
    if ('initializing' in adapter && adapter.initializing instanceof Promise)
      adapter.initializing.catch(() => undefined);
    return adapter;
  };
  return { ...config, db: { ...config.db, init } };
}
