import type { Entry } from '../entry.ts';

/** Parameters that choose a page of a list. All others may hold what somebody typed. */
const impersonal = new Set(['page', 'limit', 'status', 'type']);

/** Paths that are about one visitor, whatever the page cache makes of them. */
const personal = /^\/(?:my-application|__outbox|api\/(?:my-application|captcha|redirects))(?:\/|\?|$)/;

/** Whether an answer may lie on disk: the same for everybody, asked for without anything typed. */
export function isShared(key: string): boolean {
  if (personal.test(key)) return false;
  const start = key.indexOf('?');
  return start < 0 || [...new URLSearchParams(key.slice(start)).keys()].every((name) => impersonal.has(name));
}

/** Whether its own headers let it be kept. */
export function mayBeKept({ status, headers }: Entry): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/no-store|private/.test(headers['cache-control'] ?? '')
  );
}
