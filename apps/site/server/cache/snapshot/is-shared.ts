import type { Entry } from '../entry.ts';
import { isTyped } from '../typed-key.ts';

/** Paths that are about one visitor, whatever the page cache makes of them. */
const personal = /^\/(?:my-application|__outbox|api\/(?:my-application|captcha|redirects))(?:\/|\?|$)/;

/** Whether an answer may lie on disk: the same for everybody, asked for without anything typed. */
export function isShared(key: string): boolean {
  return !personal.test(key) && !isTyped(key);
}

/** Whether its own headers let it be kept. */
export function mayBeKept({ status, headers }: Entry): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/no-store|private/.test(headers['cache-control'] ?? '')
  );
}
