import { BasePayload, type Payload } from 'payload';
import { createFirstUser, type FirstUser, setRandomPassword } from './accounts/sign-in/first-password.ts';
import { type ContentOptions, createConfig } from './create-config.ts';
import { withAdvisoryLock } from './database/advisory-lock.ts';
import { ensureReferences } from './publishing/references/with-references.ts';
import { rotateSecret } from './rotate-secret.ts';
import { ensureSearchIndex, rebuildSearchIndex } from './search/search-index.ts';

export interface PrepareOptions extends ContentOptions {
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
 * none, loads the sample content once, and builds the search index and the references when they are
 * missing or of an older version. Idempotent, also after an interruption.
 * @throws {Error} when the database cannot be reached or the sample content is broken
 */
export function prepare({ firstUserEmail, loadContent, ...options }: PrepareOptions): Promise<Prepared> {
  return withPayload({ ...options, statementTimeoutMs: migrationTimeoutMs }, (payload) =>
    // Several nodes may start at once: the first does all of it, the others wait and find it done.
    withAdvisoryLock(payload, 'riverfront prepare', async () => {
      await payload.db.migrate();
      // Before any content is loaded, when there is nothing to read again.
      await ensureReferences(payload);
      await loadContent(payload);
      await ensureSearchIndex(payload);
      if (options.previousSecret) await rotateSecret(payload, options.previousSecret);
      const firstUser = await createFirstUser(payload, firstUserEmail);
      return firstUser ? { firstUser } : {};
    }),
  );
}

/** Sets a random password for an account and ends its sessions. @throws {Error} when there is no such account */
export function resetPassword(options: ContentOptions, email: string): Promise<FirstUser> {
  return withPayload(options, (payload) => setRandomPassword(payload, email));
}

/** Rebuilds the search index from what is published. @returns the number of documents and screens */
export function rebuildSearch(options: ContentOptions): Promise<number> {
  return withPayload(options, rebuildSearchIndex);
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
