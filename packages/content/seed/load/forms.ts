import type { Payload } from 'payload';
import { readYaml } from './files.ts';
import { markdownConverter } from './markdown.ts';
import * as shapes from './shapes.ts';

/**
 * Publishes the texts of the forms unless somebody has saved them before. Runs
 * on every set-up, because databases older than the forms need them too.
 * @throws {Error} when seed/forms.yaml is broken
 */
export async function loadForms(payload: Payload): Promise<void> {
  const present = await payload.findGlobal({ slug: 'forms', depth: 0 });
  if (present.createdAt) return;
  const { contact, application } = await readYaml('forms.yaml', shapes.forms);
  const richText = await markdownConverter(payload);
  await payload.updateGlobal({
    slug: 'forms',
    depth: 0,
    data: {
      contact: { ...contact, notice: { text: richText(contact.notice) } },
      application: {
        intro: application.intro,
        withoutScript: richText(application.withoutScript),
        notice: { text: richText(application.notice) },
      },
      _status: 'published',
    },
  });
}
