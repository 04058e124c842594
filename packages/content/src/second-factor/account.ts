import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { unseal } from '../mails/seal.ts';
import type { User } from '../payload-types.ts';

/** An account as the database has it, with what no read gives away. */
export interface Account extends User {
  hash?: string | null;
}

/** Reads an account outside of all access rules. */
export async function readAccount(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<Account | undefined> {
  const found = await payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: id } },
    ...(req && { req }),
  });
  return found ?? undefined;
}

/**
 * Changes an account past all access rules and hooks, in the transaction of
 * `req`. Whole, as Payload does it: of a part, its adapter would make a new row.
 */
export async function writeAccount(
  req: PayloadRequest,
  id: number,
  change: (account: Account) => Record<string, unknown>,
): Promise<void> {
  const account = await readAccount(req.payload, id, req);
  if (!account) throw new Error('The account is gone.');
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { ...account, ...change(account) },
    req,
    returning: false,
  });
}

/** The key of its authenticator app. @throws {Error} when the installation's secret is another one now */
export function keyOf(payload: Payload, account: Account): string | undefined {
  if (!account.secondFactorSince || !account.secondFactorSecret) return undefined;
  return unseal(secretsOf(payload), account.secondFactorSecret, 'riverfront second factor');
}

/** What is sealed or hashed with Payload's secret may still be so with the one before a rotation. */
export function secretsOf(payload: Payload): string[] {
  const previous: string | undefined = payload.config.custom.previousSecret;
  return [payload.secret, ...(previous ? [payloadSecretOf(previous)] : [])];
}

/** What Payload makes of the configured secret (3.90.1, `payload/dist/index.js`). */
function payloadSecretOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

/** Changes with the password, so that what was begun with an old one ends. */
export function passwordMark(account: Account): string {
  return createHash('sha256')
    .update(account.hash ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** Whether everybody has to have a second factor. */
export function isRequired(payload: Payload): boolean {
  return payload.config.custom.requireSecondFactor === true;
}
