import { createHash } from 'node:crypto';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';
import { tryDecrypt } from '../../limits/secret.ts';
import type { User } from '../../payload-types.ts';

/** An account as stored, with the password's hash. */
export interface Account extends User {
  hash?: string | null;
}

/** Reads an account without access rules; undefined as well for what cannot be an id. */
export async function readAccount(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<Account | undefined> {
  if (!Number.isInteger(id) || id <= 0 || id >= 2 ** 31) return undefined;
  const found = await payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: id } },
    ...(req && { req }),
  });
  return found ?? undefined;
}

/** Locks an account until the transaction of `req` ends: changes read it, and write it whole. */
export async function lockAccount(req: PayloadRequest, id: number): Promise<void> {
  await executeIn(req)(sql`select id from users where id = ${id} for no key update`);
}

/**
 * Changes an account without access rules and hooks, in the transaction of `req`. Writes it whole, as
 * Payload does: its adapter would insert a new row for a part.
 */
export async function writeAccount(
  req: PayloadRequest,
  id: number,
  change: (account: Account) => Record<string, unknown>,
): Promise<void> {
  await lockAccount(req, id);
  const account = await readAccount(req.payload, id, req);
  if (!account) throw new Error('The account no longer exists.');
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { ...account, ...change(account) },
    req,
    returning: false,
  });
}

/** What an account without a second factor has; its sessions end. */
export const noSecondFactor = {
  secondFactorSecret: null,
  secondFactorSince: null,
  recoveryCodes: [],
  sessions: [],
};

/**
 * The decrypted key of the authenticator app.
 * @throws {APIError} when it was encrypted with another secret
 */
export function keyOf(payload: Payload, account: Account): string | undefined {
  if (!account.secondFactorSince || !account.secondFactorSecret) return undefined;
  const key = tryDecrypt(payload.secret, account.secondFactorSecret, 'riverfront second factor');
  if (key !== undefined) return key;
  throw new APIError(
    'Your authenticator app no longer counts, because the secret of this installation was replaced. Type a recovery code and set up the app again, or ask an administrator to remove your second factor.',
    400,
  );
}

/** Identifies the current password: a sign-in that was begun with an older one is rejected. */
export function passwordFingerprint(account: Account): string {
  return createHash('sha256')
    .update(account.hash ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** Whether everybody has to have a second factor. */
export function isRequired(payload: Payload): boolean {
  return payload.config.custom.requireSecondFactor === true;
}

/** Whether the invitation to an account was not accepted in time. */
export function isInvitationExpired({ invitedUntil }: Pick<Account, 'invitedUntil'>): boolean {
  return Boolean(invitedUntil) && Date.parse(String(invitedUntil)) < Date.now();
}
