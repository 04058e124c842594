import type * as content from '@riverfront/backend/payload-types';
import {
  type Blog,
  type BlogDetail,
  blogCategories,
  type CaseStudy,
  type CaseStudyDetail,
  type Service,
  type Solution,
} from '@riverfront/contract';
import type { Payload, Where } from 'payload';
import { toApiUrl, toHref, toPicture } from './picture.ts';
import { toParagraphs } from './rich-text.ts';

/** Fields that cards do not show, so lists do not read them. */
export const notOnCards = {
  services: { description: false, meta: false, facts: false },
  solutions: { description: false, meta: false, facts: false },
  blogs: { description: false, meta: false },
  cases: {
    challenge: false,
    approach: false,
    outcome: false,
    wentWrong: false,
    quote: false,
    contact: false,
    internal: false,
    meta: false,
  },
} as const;

/** Fields of documents on cards, by collection. */
export const cardFields = { ...notOnCards, 'team-members': { key: true, name: true } } as const;

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
    author: toAuthor(doc.author),
  };
}

/** A case study as lists read it. */
type CaseCard = Omit<content.Case, keyof typeof notOnCards.cases>;

/** Maps a case study in lists: of who its client is only what visitors read. */
export function toCase(doc: CaseCard): CaseStudy {
  const [figure] = doc.figures ?? [];
  return {
    _id: doc.key ?? '',
    title: doc.title,
    subtitle: doc.subtitle,
    picture: toPicture(doc.image),
    client: doc.client,
    isNamed: doc.disclosure === 'named',
    industry: doc.industry,
    region: doc.region,
    products: doc.products ?? [],
    figure: figure ? toFigure(figure) : null,
    publishedOn: doc.publishedOn,
  };
}

/** Maps a figure of a case study. */
export function toFigure({
  value,
  label,
  before,
  basis,
}: content.Case['figures'][number]): CaseStudyDetail['figures'][number] {
  return { value, label, before: before ?? '', basis };
}

/** Maps who wrote an article, or whom to call about a case; null where visitors cannot see the person. */
export function toPerson(person: content.Blog['author']): BlogDetail['author'] {
  const author = toAuthor(person);
  if (!author || typeof person !== 'object' || person === null) return null;
  return {
    ...author,
    designation: person.designation,
    imageUrl: toApiUrl(toHref(person.image)),
    picture: toPicture(person.image),
  };
}

/** Maps the author of an article; null where visitors see none. */
function toAuthor(author: content.Blog['author']): Blog['author'] {
  return typeof author === 'object' && author ? { _id: author.key ?? '', name: author.name } : null;
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
    populate: cardFields,
    overrideAccess: false,
  });
  return docs;
}
