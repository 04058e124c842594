export { sizesFolder } from './images.ts';

import { randomUUID } from 'node:crypto';
import type { ReplyTemplate } from '@riverfront/backend';
import { execute, sql } from '@riverfront/backend/platform';
import type { Payload } from 'payload';
import { loadArticles, loadLists, loadTexts } from './collections.ts';
import { readYaml } from './files.ts';
import { createLoader, type Loader } from './loader.ts';
import { loadPages } from './pages.ts';

/**
 * Fills a new database with the sample company, once, and adds the form texts and reply templates that a
 * database of an earlier version lacks. Safe to repeat, also after an interruption.
 * @throws {Error} naming the collection or global when an item is invalid
 */
export async function loadSample(payload: Payload): Promise<void> {
  const loader = await createLoader(payload);
  const { sampleLoadedAt } = await payload.findGlobal({ slug: 'content-revision' });
  if (!sampleLoadedAt) {
    await loadLists(loader);
    await loadArticles(loader);
    await loadTexts(loader);
    await loadPages(loader);
    // Written last, because it marks the sample as complete.
    await payload.updateGlobal({
      slug: 'content-revision',
      data: { value: randomUUID(), sampleLoadedAt: new Date().toISOString() },
    });
  }
  await loadForms(loader);
  await loadReplyTemplates(payload);
}

interface SampleForms {
  contact: { notice: string };
  application: Record<'intro' | 'withoutScript' | 'notice', string>;
}

/** Publishes the texts of the forms unless staff have saved them, also in databases older than the forms. */
async function loadForms({ richText, global }: Loader): Promise<void> {
  const { contact, application } = await readYaml<SampleForms>('forms.yaml');
  await global('forms', {
    contact: { ...contact, notice: { text: richText(contact.notice) } },
    application: {
      intro: application.intro,
      withoutScript: richText(application.withoutScript),
      notice: { text: richText(application.notice) },
    },
  });
}

/** Loads the reply templates once per database, as its sequence tells, so that deleted ones are not added again. */
async function loadReplyTemplates(payload: Payload): Promise<void> {
  const { rows } = await execute(payload)(sql`select is_called from reply_templates_id_seq`);
  if (rows[0]?.is_called) return;
  for (const data of await readYaml<Omit<ReplyTemplate, 'id' | 'createdAt' | 'updatedAt'>[]>(
    'reply-templates.yaml',
  ))
    await payload.create({ collection: 'reply-templates', data, depth: 0 });
}
