import type { Handler } from '../../api/handler.ts';
import { toCultureHighlight, toPerson } from '../mapping/items.ts';
import { resolveLinks } from '../mapping/links.ts';
import { listPublished } from '../mapping/list.ts';

export const teams: Handler<'teams'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'team-members', query);
  const members = docs.map((doc) => ({ ...toPerson(doc), linkedin: doc.linkedin }));
  return { success: true, teams: await resolveLinks(payload, members), pagination };
};

export const successStories: Handler<'successStories'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'success-stories', query);
  return { success: true, successStories: docs.map(toPerson), pagination };
};

export const cultureHighlights: Handler<'cultureHighlights'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'culture-highlights', { ...query, depth: 2 });
  return { success: true, highlights: docs.map(toCultureHighlight), pagination };
};
