import type { Blog } from '@riverfront/content';
import type { Payload, Where } from 'payload';
import { type ArticleCard, besideCards, toBlog } from '../content/cards.ts';
import { listPublished } from '../content/list.ts';
import { apiUrl, hrefOf, pictureOf } from '../content/picture.ts';
import { richTextHtml } from '../content/rich-text.ts';
import { toSharing } from '../content/sharing.ts';
import { findByKey } from './find-by-key.ts';
import type { Handler } from './handler.ts';

/** By number among those of one day, so that no page shows what another has shown. */
const newestFirst = ['-publishedOn', '-id'];

export const blogs: Handler<'blogs'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'blogs', {
    ...query,
    sort: newestFirst,
    without: besideCards.blogs,
  });
  return { success: true, blogs: docs.map(toBlog), pagination };
};

export const blogDetails: Handler<'blogDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'blogs', params.id, 'article');
  const related = await relatedArticles(payload, doc);
  return {
    success: true,
    ...toBlog(doc),
    description: richTextHtml(doc.description),
    updatedAt: doc.updatedAt,
    sharing: toSharing(doc.meta),
    author: authorOf(doc),
    related: related.map(toBlog),
  };
};

function authorOf({ author }: Blog) {
  if (typeof author !== 'object' || author === null) return null;
  return {
    name: author.name,
    designation: author.designation,
    imageUrl: apiUrl(hrefOf(author.image)),
    picture: pictureOf(author.image),
  };
}

/** Three others, of the same category as far as there are, newest first. */
async function relatedArticles(payload: Payload, { id, category }: Blog): Promise<ArticleCard[]> {
  const newest = (where: Where) =>
    payload.find({
      collection: 'blogs',
      where: { id: { not_equals: id }, ...where },
      sort: newestFirst,
      limit: 3,
      pagination: false,
      depth: 1,
      select: besideCards.blogs,
      overrideAccess: false,
    });
  const same = await newest({ category: { equals: category } });
  if (same.docs.length === 3) return same.docs;
  const others = await newest({ category: { not_equals: category } });
  return [...same.docs, ...others.docs].slice(0, 3);
}
