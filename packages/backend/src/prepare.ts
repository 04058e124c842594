import { BasePayload, type Payload } from 'payload';
import { createFirstUser, type FirstUser } from './accounts/sign-in/passwords.ts';
import { resetAccount } from './accounts/sign-in/reset-account.ts';
import { type ContentOptions, createConfig } from './create-config.ts';
import { execute, sql, withAdvisoryLock } from './database/transaction.ts';
import { fingerprintSecret } from './limits/secret.ts';
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
      await recordSecret(payload);
      const firstUser = await createFirstUser(payload, firstUserEmail);
      return firstUser ? { firstUser } : {};
    }),
  );
}

/** Records by which secret this database is used, so that a start notices another one. */
async function recordSecret(payload: Payload): Promise<void> {
  const fingerprint = fingerprintSecret(payload.config.secret);
  await execute(
    payload,
  )(sql`insert into confirmations (key, value, by) values ('secret', ${fingerprint}, 'set-up')
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
