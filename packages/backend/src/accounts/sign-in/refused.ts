import type { CollectionAfterErrorHook } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { execute } from '../../database/transaction.ts';
import { createRateLimiter } from '../../limits/rate-limiter.ts';

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
  const limiter = createRateLimiter(execute(payload), payload.secret);
  if ((await limiter.consume('refused', given.toLowerCase())) > 0) return;
  // Not in the transaction of `req`: that one was rolled back.
  await recordAudit({ ...req, user: null, transactionID: undefined } as typeof req, {
    action: 'refused',
    kind: 'users',
    summary: `${shortened(given)}: ${why ?? 'the account is closed'}`,
    actorName: 'Nobody signed in',
  });
};
