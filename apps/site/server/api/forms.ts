import type { Form } from '@riverfront/content';
import { promiseText } from '@riverfront/content/retention';
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
        notice: notice('messages', contact.notice),
      },
      application: {
        intro: application.intro,
        withoutScript: richTextHtml(application.withoutScript),
        notice: notice('applications', application.notice),
      },
    },
  };
};

/** The text of staff, and how long what is sent is kept, as retention counts. */
function notice(
  kind: Parameters<typeof promiseText>[0],
  { text, months, version }: Form['contact']['notice'],
) {
  return { version: version ?? 1, text: `${richTextHtml(text)}<p>${promiseText(kind, months)}</p>` };
}
