import { allPublished } from '../content/list.ts';
import { richTextHtml } from '../content/rich-text.ts';
import type { Handler } from './handler.ts';

export const privacy: Handler<'privacy'> = async (payload, { params }) => {
  const sections = await allPublished(payload, 'legal-sections', {
    where: { document: { equals: params.section } },
  });
  return {
    success: true,
    privacy: sections.map((section) => ({
      _id: section.key ?? '',
      title: section.title,
      description: richTextHtml(section.description),
    })),
  };
};
