import { toCultureHighlight } from '../content/culture-highlight.ts';
import { listPublished } from '../content/list.ts';
import { apiUrl, hrefOf, pictureOf } from '../content/picture.ts';
import { paragraphs } from '../content/rich-text.ts';
import { toSuccessStory } from '../content/success-story.ts';
import type { Handler } from './handler.ts';

export const teams: Handler<'teams'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'team-members', query);
  return {
    success: true,
    teams: docs.map((doc) => ({
      _id: doc.key ?? '',
      name: doc.name,
      designation: doc.designation,
      content: paragraphs(doc.content),
      linkedin: doc.linkedin,
      imageUrl: apiUrl(hrefOf(doc.image)),
      picture: pictureOf(doc.image),
    })),
    pagination,
  };
};

export const successStories: Handler<'successStories'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'success-stories', query);
  return {
    success: true,
    successStories: docs.map(toSuccessStory),
    pagination,
  };
};

export const cultureHighlights: Handler<'cultureHighlights'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'culture-highlights', { ...query, depth: 2 });
  return {
    success: true,
    highlights: docs.map(toCultureHighlight),
    pagination,
  };
};
