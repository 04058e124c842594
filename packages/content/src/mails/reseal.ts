import type { Payload } from 'payload';
import { secretsOf } from '../second-factor/account.ts';
import type { KeyPurpose } from '../tokens/keys.ts';
import { execute, sql } from '../transaction.ts';
import { seal, unseal } from './seal.ts';

interface Sealed {
  id: number;
  sealed: string;
}

/** What accounts hold encrypted. */
const ofAccounts: [column: string, purpose: KeyPurpose][] = [
  ['second_factor_secret', 'riverfront second factor'],
  ['sealed_first_password', 'riverfront first password'],
];

/**
 * After the installation's secret was changed: seals waiting mails and what
 * accounts hold anew, so that the secret before it can be forgotten. What neither
 * opens is left as it is. Safe to repeat.
 * @returns how many were sealed anew
 */
export async function resealAll(payload: Payload, previousSecret: string): Promise<number> {
  const { secret } = payload.config;
  const run = execute(payload);
  const mails = await run(sql`select id, sealed_data as sealed from mails where sealed_data is not null`);
  let count = 0;
  for (const { id, sealed } of mails.rows as unknown as Sealed[]) {
    const anew = resealed([secret, previousSecret], sealed, 'riverfront outgoing mail');
    if (!anew) continue;
    // Not when it was sent meanwhile.
    await run(sql`update mails set sealed_data = ${anew} where id = ${id} and sealed_data = ${sealed}`);
    count += 1;
  }
  for (const [column, purpose] of ofAccounts) {
    const name = sql.raw(column);
    const users = await run(sql`select id, ${name} as sealed from users where ${name} is not null`);
    for (const { id, sealed } of users.rows as unknown as Sealed[]) {
      const anew = resealed(secretsOf(payload), sealed, purpose);
      if (!anew) continue;
      await run(sql`update users set ${name} = ${anew} where id = ${id} and ${name} = ${sealed}`);
      count += 1;
    }
  }
  return count;
}

/** What only the secret before opens, under the one of today. */
function resealed(
  [secret = '', previous = '']: string[],
  sealed: string,
  purpose: KeyPurpose,
): string | undefined {
  if (opens(secret, sealed, purpose) !== undefined) return undefined;
  const text = opens(previous, sealed, purpose);
  return text === undefined ? undefined : seal(secret, text, purpose);
}

function opens(secret: string, sealed: string, purpose: KeyPurpose): string | undefined {
  try {
    return unseal(secret, sealed, purpose);
  } catch {
    return undefined;
  }
}
