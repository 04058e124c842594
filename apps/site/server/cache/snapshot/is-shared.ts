import { kindOf } from '../key-kind.ts';

/** Paths that are about one visitor, whatever the page cache makes of them. */
const personal = /^\/(?:my-application|__outbox|api\/(?:my-application|captcha|redirects))(?:\/|\?|$)/;

/** Whether an answer may lie on disk: the same for everybody, asked for without anything invented. */
export function isShared(key: string): boolean {
  return !personal.test(key) && kindOf(key) !== 'variant';
}
