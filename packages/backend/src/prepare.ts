import { BasePayload, type Payload } from 'payload';
import { secretsOf } from './accounts/second-factor/account.ts';
import { createFirstUser, type FirstUser } from './accounts/sign-in/passwords.ts';
import { resetAccount } from './accounts/sign-in/reset-account.ts';
import { type ContentOptions, createConfig } from './create-config.ts';
import { execute, sql, withAdvisoryLock } from './database/transaction.ts';
import { encrypt, tryDecrypt } from './limits/tokens/encryption.ts';
import { fingerprintSecret, type KeyPurpose } from './limits/tokens/keys.ts';
import { createSendOnlyQueue } from './queue/queue.ts';
import { ensureSearchIndex } from './search/search-index.ts';

interface PrepareOptions extends ContentOptions {
  /** Address of the first staff account. */
  firstUserEmail: string;
  /** Loads the initial content into a new database. */
  loadContent: (payload: Payload) => Promise<void>;
}

export interface Prepared {
  /** The first account, as long as nobody has signed in with its password. */
  firstUser?: FirstUser;
}

/**
 * Brings a database up to date: runs missing migrations, creates the first staff account when there is
 * none, loads the sample content once, and builds the search index when it is missing. Idempotent, also
 * after an interruption.
 * @throws {Error} when the database cannot be reached or the sample content is broken
 */
export function prepare({ firstUserEmail, loadContent, ...options }: PrepareOptions): Promise<Prepared> {
  return withPayload({ ...options, statementTimeoutMs: migrationTimeoutMs }, (payload) =>
    // Several nodes may start at once: the first does all of it, the others wait and find it done.
    withAdvisoryLock(payload, 'riverfront prepare', async () => {
      await payload.db.migrate();
      await loadContent(payload);
      await ensureSearchIndex(payload);
      if (options.previousSecret) await rotateSecret(payload, options.previousSecret);
      await recordSecret(payload);
      const firstUser = await createFirstUser(payload, firstUserEmail);
      return firstUser ? { firstUser } : {};
    }),
  );
}

/** Records by which secret this database is used, so that a start notices another one. */
async function recordSecret(payload: Payload): Promise<void> {
  const mark = fingerprintSecret(payload.config.secret);
  await execute(payload)(sql`insert into confirmations (key, value, by) values ('secret', ${mark}, 'set-up')
    on conflict (key) do update set value = excluded.value, at = now() where confirmations.value <> excluded.value`);
}

/**
 * Sets a random password for an account, ends its sessions, and tells its owner.
 * @param secondFactor whether the second factor is removed as well
 * @throws {Error} when there is no such account
 */
export async function resetPassword(
  options: ContentOptions & { cmsUrl: string },
  email: string,
  secondFactor = false,
): Promise<FirstUser> {
  const queue = createSendOnlyQueue({ databaseUrl: options.databaseUrl });
  try {
    return await withPayload(options, (payload) =>
      resetAccount(payload, { email, secondFactor, queue, cmsUrl: options.cmsUrl }),
    );
  } finally {
    await queue.stop();
  }
}

async function withPayload<T>(options: ContentOptions, work: (payload: Payload) => Promise<T>): Promise<T> {
  const logger: ContentOptions['logger'] = { options: { level: 'error' } };
  const payload = await new BasePayload().init({ config: createConfig({ ...options, logger }) });
  try {
    return await work(payload);
  } finally {
    await payload.destroy();
  }
}

/** Timeout of migrations: creating an index on a million rows takes a minute. */
const migrationTimeoutMs = 30 * 60_000;

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
    const { rows } = await run<{ id: number; stored: string }>(
      sql`select id, ${column} as stored from ${table} where ${column} is not null`,
    );
    for (const { id, stored } of rows) {
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
