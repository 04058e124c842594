import type { Blog } from '@riverfront/backend/payload-types';
import type { Payload, Where } from 'payload';
import type { Handler } from '../../api/handler.ts';
import {
  type ArticleCard,
  listNewestArticles,
  newestFirst,
  notOnCards,
  toAuthor,
  toBlog,
} from '../mapping/cards.ts';
import { findByKey, listPublished } from '../mapping/list.ts';
import { toSharing } from '../mapping/picture.ts';
import { richTextHtml } from '../mapping/rich-text.ts';

export const blogs: Handler<'blogs'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'blogs', {
    ...query,
    sort: newestFirst,
    without: notOnCards.blogs,
  });
  return { success: true, blogs: docs.map(toBlog), pagination };
};

export const blogDetails: Handler<'blogDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'blogs', params.id, 'article');
  const related = await listRelated(payload, doc);
  return {
    success: true,
    ...toBlog(doc),
    description: richTextHtml(doc.description),
    updatedAt: doc.updatedAt,
    sharing: toSharing(doc.meta),
    author: toAuthor(doc.author),
    related: related.map(toBlog),
  };
};

/** Lists the three newest others, those of the same category first. */
async function listRelated(payload: Payload, { id, category }: Blog): Promise<ArticleCard[]> {
  const others = (where: Where) => listNewestArticles(payload, 3, { id: { not_equals: id }, ...where });
  const same = await others({ category: { equals: category } });
  if (same.length === 3) return same;
  return [...same, ...(await others({ category: { not_equals: category } }))].slice(0, 3);
}
