import type * as content from '@riverfront/content';
import { type Blog, blogCategories, type Service, type Solution } from '@riverfront/contract';
import { apiUrl, hrefOf, pictureOf } from './picture.ts';
import { paragraphs } from './rich-text.ts';

/** What cards do not show, so lists leave it unread. */
export const besideCards = {
  services: { description: false, meta: false },
  solutions: { description: false, meta: false },
  blogs: { description: false, author: false, meta: false },
} as const;

type Offer = content.Service | content.Solution;

/** What a list reads of an article. */
export type ArticleCard = Omit<content.Blog, keyof typeof besideCards.blogs>;

function card(doc: Offer | ArticleCard) {
  const image = hrefOf(doc.image);
  return {
    _id: doc.key ?? '',
    title: doc.title,
    image,
    imageUrl: apiUrl(image),
    picture: pictureOf(doc.image),
  };
}

/** A service as the API shows it; its summary is HTML (specification, section 3). */
export function toService(doc: content.Service): Service {
  return { ...card(doc), subtitle: paragraphs(doc.subtitle) };
}

/** A solution as the API shows it. */
export function toSolution(doc: content.Solution): Solution {
  return { ...card(doc), subtitle: doc.subtitle };
}

/** An article as the API shows it in lists. */
export function toBlog(doc: ArticleCard): Blog {
  const { category } = doc;
  return {
    ...card(doc),
    src: hrefOf(doc.image),
    subtitle: doc.subtitle,
    category: { value: category, label: blogCategories[category] },
    publishedOn: doc.publishedOn.slice(0, 10),
    // None is kept of a draft that was never saved as a whole.
    readingMinutes: doc.readingMinutes ?? 1,
  };
}
