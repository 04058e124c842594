import { randomBytes } from 'node:crypto';
import type { CollectionAfterLoginHook, Payload } from 'payload';
import { seal, unseal } from '../mails/seal.ts';
import { secretsOf } from '../second-factor/account.ts';
import { execute, executeIn, inTransaction, sql } from '../transaction.ts';

/** An account with a password that a person has to be told. */
export interface FirstUser {
  email: string;
  password: string;
}

/** 18 random bytes are 144 bits and 24 characters. */
const newPassword = () => randomBytes(18).toString('base64url');

/**
 * Makes the first account when there is none. Gives its password, encrypted in
 * the account meanwhile, until somebody has signed in with it: a start that is
 * cut short before it shows the password leaves it to the next one.
 */
export async function makeFirstUser(payload: Payload, email: string): Promise<FirstUser | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return await unusedFirstUser(payload);
  const password = newPassword();
  const sealedFirstPassword = seal(payload.secret, password, 'riverfront first password');
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', roles: ['administrator'], sealedFirstPassword },
  });
  return { email, password };
}

async function unusedFirstUser(payload: Payload): Promise<FirstUser | undefined> {
  const { rows } = await execute(payload)(
    sql`SELECT email, sealed_first_password AS sealed FROM users WHERE sealed_first_password IS NOT NULL`,
  );
  const [row] = rows as { email: string; sealed: string }[];
  if (!row) return undefined;
  try {
    return {
      email: row.email,
      password: unseal(secretsOf(payload), row.sealed, 'riverfront first password'),
    };
  } catch {
    // Encrypted with a secret that this start does not have.
    return undefined;
  }
}

/** Nobody has to be told a password that somebody has signed in with, or that was replaced by a link. */
export const forgetFirstPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  const run = await executeIn(req);
  await run(
    sql`UPDATE users SET sealed_first_password = NULL WHERE id = ${user.id} AND sealed_first_password IS NOT NULL`,
  );
  return user;
};

/**
 * Gives an account a new password, which ends its sessions.
 * @throws {Error} when there is no such account, or it may not sign in
 */
export async function setNewPassword(payload: Payload, email: string): Promise<FirstUser> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  });
  const [user] = docs;
  if (!user) throw new Error(`There is no account with the address ${email}.`);
  if (user.disabled) throw new Error(`The account ${user.email} may no longer sign in.`);
  const password = newPassword();
  await inTransaction(payload, ({ req }) =>
    payload.update({ collection: 'users', id: user.id, data: { password }, depth: 0, req }),
  );
  return { email: user.email, password };
}
