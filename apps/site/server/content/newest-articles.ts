import type { Payload, Where } from 'payload';
import { type ArticleCard, notOnCards } from './mapping/cards.ts';

/** By id among those of one day, so that pages do not overlap. */
export const newestFirst = ['-publishedOn', '-id'];

/** Lists the newest published articles with what their cards show. */
export async function listNewestArticles(
  payload: Payload,
  limit: number,
  where: Where,
): Promise<ArticleCard[]> {
  const { docs } = await payload.find({
    collection: 'blogs',
    where,
    sort: newestFirst,
    limit,
    pagination: false,
    depth: 1,
    select: notOnCards.blogs,
    overrideAccess: false,
  });
  return docs;
}
