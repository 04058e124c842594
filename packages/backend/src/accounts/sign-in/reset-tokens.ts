import { createHash, randomBytes } from 'node:crypto';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';

/** Hashes the token of a link: its 160 random bits need neither salt nor key. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Replaces the token of a link (reset or invitation) by its SHA-256 before Payload stores it. `forgotPassword` stores
 * it by an update with `overrideAccess`; field access drops it from anybody else's.
 */
export const hashResetToken: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || !args.data) return;
  const data: Record<string, unknown> = args.data;
  if (typeof data.resetPasswordToken === 'string')
    data.resetPasswordToken = hashToken(data.resetPasswordToken);
};

/**
 * Consumes the token of a link before Payload looks for it: of concurrent requests with one link the others wait for
 * the row and then find no such token. A rejected password rolls the consumption back.
 * @throws {APIError} 403 when there is no such token, or it has expired
 */
export const consumeResetToken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || !('data' in args) || !args.data) return;
  const data: Record<string, unknown> = args.data;
  // Payload has taken `data` out of its arguments already, and finds the account by this one.
  const consumed = randomBytes(32).toString('hex');
  const run = await executeIn(req);
  const { rows } = await run(sql`
    update users set reset_password_token = ${consumed}
    where reset_password_token = ${hashToken(String(data.token))} and reset_password_expiration > now()
    returning id`);
  if (rows.length === 0) throw new APIError(req.t('error:tokenInvalidOrExpired'), 403);
  data.token = consumed;
};
