import { randomBytes, randomUUID } from 'node:crypto';
import { BasePayload, type Payload } from 'payload';
import { loadForms } from '../seed/load/forms.ts';
import { loadSampleContent } from '../seed/load/index.ts';
import { loadReplyTemplates } from '../seed/load/reply-templates.ts';
import { type ContentOptions, createConfig } from './create-config.ts';
import { resealAll } from './mails/reseal.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { ensureMentions } from './references/rebuild.ts';
import { ensureSearchIndex, rebuildSearchIndex } from './search/rebuild.ts';

export interface PrepareOptions extends ContentOptions {
  /** Address of the first staff account. */
  firstUserEmail: string;
  /** Called with the name of each step that has something to do. */
  report?: (step: string) => void;
}

export interface Prepared {
  /** The account just made, with the password that nobody can read again. */
  firstUser?: { email: string; password: string };
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
        // Last, so that no interruption comes between making the password and showing it.
        const firstUser = await makeFirstUser(payload, firstUserEmail);
        return firstUser ? { firstUser } : {};
      },
      () => report?.('Waiting for another start that prepares the same database'),
    );
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

async function makeFirstUser(payload: Payload, email: string): Promise<Prepared['firstUser']> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return undefined;
  // 18 random bytes are 144 bits and 24 characters.
  const password = randomBytes(18).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', roles: ['administrator'] },
  });
  return { email, password };
}

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
