import { execute, sql } from '@riverfront/backend/database/transaction';
import type { Blog } from '@riverfront/backend/payload-types';
import { blogCategories, type ResponseOf } from '@riverfront/contract';
import type { Payload, Where } from 'payload';
import type { Handler } from '../../api/handler.ts';
import {
  type ArticleCard,
  cardFields,
  listNewestArticles,
  newestFirst,
  notOnCards,
  toBlog,
  toPerson,
} from '../mapping/cards.ts';
import { toSharing } from '../mapping/picture.ts';
import { richTextHtml } from '../mapping/rich-text.ts';
import { findByKey, listPublished, paginationOf } from '../read-published.ts';

export const blogs: Handler<'blogs'> = async (payload, { query: { category, author, ...page } }) => {
  const where: Where = {
    ...(category && { category: { equals: category } }),
    ...(author && { 'author.key': { equals: author } }),
  };
  const list = () =>
    listPublished(payload, 'blogs', {
      ...page,
      where,
      sort: newestFirst,
      without: notOnCards.blogs,
      populate: cardFields,
    });
  // The database rejects a category that is none.
  const isKnown = !category || Object.hasOwn(blogCategories, category);
  const [{ docs, pagination }, filters] = await Promise.all([
    isKnown ? list() : { docs: [], pagination: paginationOf(page, 0) },
    findChoices(payload, { category, author }),
  ]);
  return { success: true, blogs: docs.map(toBlog), pagination, filters };
};

/** Finds the categories of a chosen author, and the authors of a chosen category, each with the number of articles. */
async function findChoices(
  payload: Payload,
  chosen: Record<'category' | 'author', string | undefined>,
): Promise<ResponseOf<'blogs'>['filters']> {
  const { rows } = await execute(payload)<Row>(sql`
    select b.category, a.key as author, a.name, count(*)::int as total
    from blogs b left join team_members a on a.id = b.author_id and a._status = 'published'
    where b._status = 'published' and b.deleted_at is null
    group by b.category, a.key, a.name order by a.name`);
  const count = (name: 'category' | 'author', other: 'category' | 'author', labels: Map<string, string>) =>
    [...labels].flatMap(([value, label]) => {
      const found = rows.filter(
        (row) => row[name] === value && (!chosen[other] || row[other] === chosen[other]),
      );
      const total = found.reduce((sum, row) => sum + row.total, 0);
      return total > 0 ? [{ value, label, total }] : [];
    });
  return {
    category: count('category', 'author', new Map(Object.entries(blogCategories))),
    author: count('author', 'category', new Map(rows.map((row) => [row.author ?? '', row.name ?? '']))),
  };
}

type Row = { category: string; author: string | null; name: string | null; total: number };

export const blogDetails: Handler<'blogDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'blogs', params.id, 'article');
  const related = await listRelated(payload, doc);
  return {
    success: true,
    ...toBlog(doc),
    description: richTextHtml(doc.description),
    updatedAt: doc.updatedAt,
    sharing: toSharing(doc.meta),
    author: toPerson(doc.author),
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
