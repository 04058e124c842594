import type { CollectionAfterLoginHook, CollectionAfterOperationHook } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { noteSignIn } from '../users/open-sessions.ts';
import { readAccount, writeAccount } from './account.ts';
import { pendingToken, stepFor } from './pending.ts';

/**
 * Removes the session that Payload has just opened (at sign-in or for a new password) when a second factor
 * has to be answered or set up first.
 */
export const withholdSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const account = await readAccount(req.payload, user.id, req);
  const step = account && stepFor(req.payload, account);
  const sid = sessionIdIn(token);
  if (!account || !step) {
    await noteSignIn(req, user.id, sid);
    await recordAudit(req, { action: 'signed-in', kind: 'users', record: user.id, summary: 'Password' });
    return;
  }
  await writeAccount(req, account.id, ({ sessions }) => ({
    sessions: sessions?.filter(({ id }) => id !== sid) ?? [],
    updatedAt: null,
  }));
  req.context.pending = { step, ...pendingToken(req.payload, account) };
  req.user = null;
};

/** Responds to such a sign-in with the token for the second factor, and with nothing about the account. */
export const answerPending: CollectionAfterOperationHook = ({ req, operation, result }) => {
  const { pending } = req.context;
  if ((operation !== 'login' && operation !== 'resetPassword') || !pending) return result;
  return { token: pending.token, exp: pending.exp, secondFactor: pending.step } as never;
};

function sessionIdIn(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : '';
}
