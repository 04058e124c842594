import type { CollectionAfterErrorHook } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { createKeyedHash } from '../tokens/keys.ts';
import { execute } from '../transaction.ts';
import { countOne } from './attempt-counter.ts';

/** Entries of one address within an hour; more of them would only hide the rest of the trail. */
const perHour = 10;

/** `asha.patel@example.com` → `a…@example.com`. */
export function shortened(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain.slice(0, 80)}`;
}

/** Writes down sign-ins that were refused: with which address, shortened, and why; never the password. */
export const noteRefused: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!req.pathname?.endsWith('/users/login')) return;
  const why = { AuthenticationError: 'wrong e-mail or password', LockedOut: 'too many tries' }[error.name];
  const given = req.data && typeof req.data.email === 'string' ? req.data.email : '';
  if (!given || (!why && !('status' in error && error.status === 403))) return;
  const { payload } = req;
  const mark = createKeyedHash(payload.secret, 'riverfront limits')(given.toLowerCase());
  const { points } = await countOne(execute(payload), `refused:${mark}`, 3_600);
  if (points > perHour) return;
  // Not in the transaction of `req`: that one was rolled back.
  await recordAudit({ ...req, user: null, transactionID: undefined } as typeof req, {
    action: 'refused',
    kind: 'users',
    summary: `${shortened(given)}: ${why ?? 'the account is closed'}`,
    actorName: 'Nobody signed in',
  });
};
