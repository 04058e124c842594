import type * as content from '@riverfront/backend/payload-types';
import { type Blog, blogCategories, type Service, type Solution } from '@riverfront/contract';
import type { Payload, Where } from 'payload';
import { toApiUrl, toHref, toPicture } from './picture.ts';
import { toParagraphs } from './rich-text.ts';

/** Fields that cards do not show, so lists do not read them. */
export const notOnCards = {
  services: { description: false, meta: false },
  solutions: { description: false, meta: false },
  blogs: { description: false, author: false, meta: false },
} as const;

type Offer = content.Service | content.Solution;

/** An article as lists read it. */
export type ArticleCard = Omit<content.Blog, keyof typeof notOnCards.blogs>;

function toCard(doc: Offer | ArticleCard) {
  const image = toHref(doc.image);
  return {
    _id: doc.key ?? '',
    title: doc.title,
    image,
    imageUrl: toApiUrl(image),
    picture: toPicture(doc.image),
  };
}

/** Maps a service, whose summary is HTML in the API. */
export function toService(doc: content.Service): Service {
  return { ...toCard(doc), subtitle: toParagraphs(doc.subtitle) };
}

/** Maps a solution. */
export function toSolution(doc: content.Solution): Solution {
  return { ...toCard(doc), subtitle: doc.subtitle };
}

/** Maps an article in lists. */
export function toBlog(doc: ArticleCard): Blog {
  const { category } = doc;
  return {
    ...toCard(doc),
    src: toHref(doc.image),
    subtitle: doc.subtitle,
    category: { value: category, label: blogCategories[category] },
    publishedOn: doc.publishedOn,
    // A draft that was never saved as a whole has none.
    readingMinutes: doc.readingMinutes ?? 1,
  };
}

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
