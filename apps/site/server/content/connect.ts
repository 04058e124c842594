import { setTimeout as pause } from 'node:timers/promises';
import { type ContentOptions, createConfig } from '@riverfront/content';
import { ContentUnavailable } from '@riverfront/content/unavailable';
import { BasePayload, type Payload, type SanitizedConfig } from 'payload';

/** The door to the content store. The site runs without it, so asking for it may fail. */
export interface Content {
  /** @throws {ContentUnavailable} while there is no connection yet */
  payload(): Payload;
  /** Resolves once connected for the first time. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to the content store, trying again every second until it is there:
 * a site that was started before its database must come up by itself.
 */
export function connectContent(
  options: ContentOptions & { onFailure?: (error: unknown) => void; retryMs?: number },
): Content {
  const { onFailure, retryMs = 1_000, ...contentOptions } = options;
  let connected: Payload | undefined;
  const closing = new AbortController();

  async function connect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        connected = await new BasePayload().init({
          config: withoutLooseEnd(await createConfig(contentOptions)),
        });
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
 * Payload's adapter (3.90.1, db-postgres `connect.js`) rejects a promise that nobody waits for when
 * it cannot connect. Unhandled, that ends the process of a site that starts before its database.
 */
function withoutLooseEnd(config: SanitizedConfig): SanitizedConfig {
  const init: typeof config.db.init = (args) => {
    const adapter = config.db.init(args);
    if ('initializing' in adapter && adapter.initializing instanceof Promise)
      adapter.initializing.catch(() => undefined);
    return adapter;
  };
  return { ...config, db: { ...config.db, init } };
}
