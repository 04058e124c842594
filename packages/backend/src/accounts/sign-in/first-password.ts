import { randomBytes } from 'node:crypto';
import type { CollectionAfterLoginHook, Payload } from 'payload';
import { execute, executeIn, inTransaction, sql } from '../../database/transaction.ts';
import { encrypt, tryDecrypt } from '../../limits/tokens/encryption.ts';
import { secretsOf } from '../second-factor/account.ts';

/** An account and the password that its owner has to be told. */
export interface FirstUser {
  email: string;
  password: string;
}

/** 144 random bits in 24 characters. */
const createPassword = () => randomBytes(18).toString('base64url');

/**
 * Creates the first account when there is none, and returns it until somebody has signed in with its
 * password: a start that is interrupted before it shows the password leaves that to the next one. Until
 * then the password is stored encrypted.
 */
export async function createFirstUser(payload: Payload, email: string): Promise<FirstUser | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return await unusedFirstUser(payload);
  const password = createPassword();
  const sealedFirstPassword = encrypt(payload.secret, password, 'riverfront first password');
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
  // Undefined when it was encrypted with a secret that is not configured.
  const password = tryDecrypt(secretsOf(payload), row.sealed, 'riverfront first password');
  return password === undefined ? undefined : { email: row.email, password };
}

/** Deletes the stored first password once somebody has signed in. */
export const forgetFirstPassword: CollectionAfterLoginHook = async ({ req, user }) => {
  const run = await executeIn(req);
  await run(
    sql`UPDATE users SET sealed_first_password = NULL WHERE id = ${user.id} AND sealed_first_password IS NOT NULL`,
  );
};

/**
 * Sets a random password, which ends the sessions of the account.
 * @throws {Error} when there is no such account, or it may not sign in
 */
export async function setRandomPassword(payload: Payload, email: string): Promise<FirstUser> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  });
  const [user] = docs;
  if (!user) throw new Error(`There is no account with the address ${email}.`);
  if (user.disabled) throw new Error(`The account ${user.email} is disabled.`);
  const password = createPassword();
  await inTransaction(payload, ({ req }) =>
    payload.update({ collection: 'users', id: user.id, data: { password }, depth: 0, req }),
  );
  return { email: user.email, password };
}
