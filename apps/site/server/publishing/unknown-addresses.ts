import { toOldPath } from '@riverfront/backend/publishing/paths/addresses';
import { sitePath } from '@riverfront/contract';
import type { MiddlewareHandler } from 'hono';

interface UnknownAddressOptions {
  /** Stores the number of requests for each path. */
  write: (requests: ReadonlyMap<string, number>) => Promise<void>;
  flushMs?: number;
}

/** Paths per batch; visitors can invent any number. */
const maxPending = 100;

/** Files, hidden files, control characters and WordPress's own addresses: what scanners try on every site. */
const probes = /\/(?:\.|wp-|cgi-bin)|\.(?!html?$)\w+$|%(?:[01][\dA-F]|7F)/i;

/**
 * Counts GET requests for addresses without a page, which are redirected home. Writes them in batches after the
 * responses, and drops a batch that cannot be written.
 */
export function unknownAddresses({ write, flushMs = 10_000 }: UnknownAddressOptions): MiddlewareHandler {
  let pending = new Map<string, number>();
  function flush(): void {
    write(pending).catch(() => {});
    pending = new Map();
  }
  return async function unknownAddresses(c, next) {
    await next();
    if (c.res.status !== 302 || c.req.method !== 'GET' || c.res.headers.get('location') !== '/') return;
    const path = toUnknownAddress(c.req.url);
    if (!path || (pending.size >= maxPending && !pending.has(path))) return;
    if (pending.size === 0) setTimeout(flush, flushMs).unref();
    pending.set(path, (pending.get(path) ?? 0) + 1);
  };
}

/** Returns the path that a person may have looked for; undefined for what scanners try. */
function toUnknownAddress(url: string): string | undefined {
  const path = toOldPath(new URL(url).pathname);
  const isPlausible = sitePath.test(path) && path.length <= 200 && path.split('/').length <= 6;
  return isPlausible && !probes.test(path) ? path : undefined;
}
