import type { Payload } from 'payload';
import { secretsOf } from './accounts/second-factor/account.ts';
import { execute, sql } from './database/transaction.ts';
import { encrypt, tryDecrypt } from './limits/tokens/encryption.ts';
import type { KeyPurpose } from './limits/tokens/keys.ts';

/** Columns with ciphertexts. */
const columns: [table: string, column: string, purpose: KeyPurpose][] = [
  ['mails', 'sealed_data', 'riverfront outgoing mail'],
  ['users', 'second_factor_secret', 'riverfront second factor'],
  ['users', 'sealed_first_password', 'riverfront first password'],
];

/**
 * Encrypts stored data with the new secret after a rotation, so that the previous one can be dropped. Idempotent;
 * ciphertexts that neither secret decrypts stay as they are.
 * @returns how many were encrypted again
 */
export async function rotateSecret(payload: Payload, previousSecret: string): Promise<number> {
  const run = execute(payload);
  let count = 0;
  for (const [tableName, columnName, purpose] of columns) {
    const [table, column] = [sql.identifier(tableName), sql.identifier(columnName)];
    // Emails are encrypted with the secret itself, accounts with Payload's hash of it.
    const secrets = tableName === 'mails' ? [payload.config.secret, previousSecret] : secretsOf(payload);
    const { rows } = await run(sql`select id, ${column} as stored from ${table} where ${column} is not null`);
    for (const { id, stored } of rows as { id: number; stored: string }[]) {
      const rotated = rotate(secrets, stored, purpose);
      if (!rotated) continue;
      // Unless it has changed since, such as an email that was sent.
      await run(sql`update ${table} set ${column} = ${rotated} where id = ${id} and ${column} = ${stored}`);
      count += 1;
    }
  }
  return count;
}

/** Encrypts with the current secret what only the previous one decrypts. */
function rotate([current = '', previous = '']: string[], stored: string, purpose: KeyPurpose) {
  if (tryDecrypt(current, stored, purpose) !== undefined) return undefined;
  const text = tryDecrypt(previous, stored, purpose);
  return text === undefined ? undefined : encrypt(current, text, purpose);
}
