import { publishedGlobal } from '../content/list.ts';
import { richTextHtml } from '../content/rich-text.ts';
import type { Handler } from './handler.ts';

/** What stands beside the forms, with the number of each privacy notice's wording. */
export const forms: Handler<'forms'> = async (payload) => {
  const { contact, application } = await publishedGlobal(payload, 'forms', 0);
  return {
    success: true,
    forms: {
      contact: {
        tag: contact.tag,
        heading: contact.heading,
        text: contact.text,
        notice: notice(contact.notice),
      },
      application: {
        intro: application.intro,
        withoutScript: richTextHtml(application.withoutScript),
        notice: notice(application.notice),
      },
    },
  };
};

function notice({ text, version }: { text: Parameters<typeof richTextHtml>[0]; version?: number | null }) {
  return { version: version ?? 1, text: richTextHtml(text) };
}
