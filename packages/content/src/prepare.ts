import { randomUUID } from 'node:crypto';
import { BasePayload, type Payload } from 'payload';
import { loadForms } from '../seed/load/forms.ts';
import { loadSampleContent } from '../seed/load/index.ts';
import { loadReplyTemplates } from '../seed/load/reply-templates.ts';
import { type ContentOptions, createConfig } from './create-config.ts';
import { resealAll } from './mails/reseal.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { ensureMentions } from './references/rebuild.ts';
import { ensureSearchIndex, rebuildSearchIndex } from './search/rebuild.ts';
import { type FirstUser, makeFirstUser, setNewPassword } from './sign-in/first-password.ts';

export interface PrepareOptions extends ContentOptions {
  /** Address of the first staff account. */
  firstUserEmail: string;
  /** Called with the name of each step that has something to do. */
  report?: (step: string) => void;
}

export interface Prepared {
  /** The first account, as long as nobody has signed in with its password. */
  firstUser?: FirstUser;
}

/**
 * Brings a database up to date: runs the committed migrations that are missing,
 * makes the first staff account when there is none, loads the sample content
 * once, and makes the search index and the mentions of a site that has none of this
 * version. Safe to repeat, and to repeat after being interrupted.
 * @throws {Error} when the database cannot be reached or the sample content is broken
 */
export async function prepare({ firstUserEmail, report, ...options }: PrepareOptions): Promise<Prepared> {
  const payload = await new BasePayload().init({
    config: createConfig({ ...options, logger: quiet, patience: migrationPatience }),
  });
  try {
    // Several nodes may be started at once: the first does all of it, the others find it done.
    return await oneAtATime(
      payload,
      'riverfront prepare',
      async () => {
        await payload.db.migrate();
        // Before any content is loaded there is nothing to read again.
        await ensureMentions(payload, report);
        await loadOnce(payload, report);
        await loadForms(payload);
        await loadReplyTemplates(payload);
        await ensureSearchIndex(payload, report);
        if (options.previousSecret) await resealAll(payload, options.previousSecret);
        const firstUser = await makeFirstUser(payload, firstUserEmail);
        return firstUser ? { firstUser } : {};
      },
      () => report?.('Waiting for another start that prepares the same database'),
    );
  } finally {
    await payload.destroy();
  }
}

/** Gives an account a new password and ends its sessions. @throws {Error} when there is no such account */
export async function resetPassword(options: ContentOptions, email: string): Promise<FirstUser> {
  const payload = await new BasePayload().init({ config: createConfig({ ...options, logger: quiet }) });
  try {
    return await setNewPassword(payload, email);
  } finally {
    await payload.destroy();
  }
}

/** Makes the search index again from what is published; gives how many documents and screens that are. */
export async function rebuildSearch(options: ContentOptions): Promise<number> {
  const payload = await new BasePayload().init({ config: createConfig({ ...options, logger: quiet }) });
  try {
    return await rebuildSearchIndex(payload);
  } finally {
    await payload.destroy();
  }
}

/** An index on a million rows takes a minute. */
const migrationPatience = 30 * 60_000;

const quiet: ContentOptions['logger'] = { options: { level: 'error' } };

/** The revision row is written last, so that its presence says that all was loaded. */
async function loadOnce(payload: Payload, report?: (step: string) => void): Promise<void> {
  const marker = await payload.findGlobal({ slug: 'content-revision' });
  if (marker.sampleLoadedAt) return;
  report?.('Loading sample content');
  await loadSampleContent(payload);
  await payload.updateGlobal({
    slug: 'content-revision',
    data: { value: randomUUID(), sampleLoadedAt: new Date().toISOString() },
  });
}
