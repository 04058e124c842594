export { sizesFolder } from './images.ts';

import { randomUUID } from 'node:crypto';
import { execute, sql } from '@riverfront/backend/database/transaction';
import type { ReplyTemplate } from '@riverfront/backend/payload-types';
import type { Payload } from 'payload';
import { loadArticles, loadCases, loadLists, loadTexts } from './collections.ts';
import { readYaml, type SampleLevel, sampleLevels } from './files.ts';
import { createLoader, type Loader } from './loader.ts';
import { loadPages } from './pages.ts';

/**
 * Fills a new database with sample content, once. Safe to repeat, also after an interruption.
 * @param wanted level of a new database; one that was begun stays with its own
 * @throws {Error} naming the collection or global when an item is invalid
 */
export async function loadSample(payload: Payload, wanted: SampleLevel = 'full'): Promise<void> {
  const { sampleLoadedAt, sampleLevel } = await payload.findGlobal({ slug: 'content-revision' });
  if (sampleLoadedAt) return;
  const level = sampleLevels.find((one) => one === sampleLevel) ?? wanted;
  const loader = await createLoader(payload, level);
  await payload.updateGlobal({ slug: 'content-revision', data: { value: randomUUID(), sampleLevel: level } });
  await loadLists(loader);
  await loadArticles(loader);
  await loadCases(loader);
  await loadTexts(loader);
  await loadPages(loader);
  await loadForms(loader);
  await loadReplyTemplates(payload, level);
  // Written last, because it marks the sample as complete.
  await payload.updateGlobal({
    slug: 'content-revision',
    data: { sampleLoadedAt: new Date().toISOString() },
  });
}

interface SampleForms {
  contact: { notice: string };
  application: Record<'intro' | 'withoutScript' | 'notice', string>;
}

/** Publishes the texts of the forms unless staff have saved them. */
async function loadForms({ level, richText, global }: Loader): Promise<void> {
  const { contact, application } = await readYaml<SampleForms>(level, 'forms.yaml');
  await global('forms', {
    contact: { ...contact, notice: { text: richText(contact.notice) } },
    application: {
      intro: application.intro,
      withoutScript: richText(application.withoutScript),
      notice: { text: richText(application.notice) },
    },
  });
}

/** Loads the reply templates unless an interrupted attempt did, as their sequence tells. */
async function loadReplyTemplates(payload: Payload, level: SampleLevel): Promise<void> {
  const { rows } = await execute(payload)(sql`select is_called from reply_templates_id_seq`);
  if (rows[0]?.is_called) return;
  for (const data of await readYaml<Omit<ReplyTemplate, 'id' | 'createdAt' | 'updatedAt'>[]>(
    level,
    'reply-templates.yaml',
  ))
    await payload.create({ collection: 'reply-templates', data, depth: 0 });
}
