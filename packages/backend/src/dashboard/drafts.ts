import type { CollectionConfig, GlobalConfig, PayloadRequest, TypedUser } from 'payload';
import { columnOf, versionsOf } from '../database/records.ts';
import { execute, sql } from '../database/transaction.ts';
import { type Card, listPath, maxItems } from './card.ts';

type Row = { slug: string; id: number | null; title: string | null; author: string | null } & {
  at: Date | string;
  is_mine: boolean;
  total: number;
};

/**
 * Reads the drafts newer than what is published, the reader's own and the newest first, of the collections and globals
 * whose versions the user may read.
 * @param isReady only those that are marked as ready to publish
 */
export async function readDrafts(req: PayloadRequest, user: TypedUser, isReady = false): Promise<Card> {
  const { collections, globals } = req.payload.config;
  const isDraft = sql`latest and version__status = 'draft'${isReady ? sql` and version_ready` : sql``}`;
  const shared = sql`version_saved_by as author, updated_at as at, version_saved_by is not distinct from ${user.name} as is_mine`;
  const parts = [];
  for (const { slug, versions, access, admin } of collections)
    if (versions?.drafts && (await access.readVersions({ req })))
      parts.push(sql`(select ${slug} as slug, parent_id as id, ${columnOf(admin.useAsTitle ?? 'id', 'version_')}::text as title, ${shared},
        count(*) over ()::int as total from ${versionsOf(slug)} where ${isDraft} and version_deleted_at is null
        order by is_mine desc, at desc limit ${maxItems})`);
  for (const { slug, versions, access } of globals)
    if (versions?.drafts && (await access.readVersions({ req })))
      parts.push(
        sql`(select ${slug}, null, null, ${shared}, 1 from ${versionsOf(slug)} where ${isDraft} limit 1)`,
      );
  if (parts.length === 0) return { total: 0, items: [], href: '' };
  const { rows } = await execute(req.payload)<Row>(
    sql`select * from (${sql.join(parts, sql` union all `)}) drafts order by is_mine desc, at desc`,
  );
  const totals = new Map(rows.map(({ slug, total }) => [slug, total]));
  const [only] = rows;
  return {
    total: [...totals.values()].reduce((sum, total) => sum + total, 0),
    items: rows.slice(0, maxItems).map((row) => toItem(row, [...collections, ...globals])),
    // There is a list of all drafts only when they are in one collection.
    href: only && totals.size === 1 ? listOf(only, isReady) : '',
  };
}

function toItem(
  { slug, id, title, author, at, is_mine: isMine }: Row,
  configs: (Pick<CollectionConfig, 'slug' | 'labels'> | Pick<GlobalConfig, 'slug' | 'label'>)[],
) {
  const config = configs.find((one) => one.slug === slug) ?? { slug };
  const label = 'labels' in config ? String(config.labels?.singular ?? slug) : 'Single page';
  return {
    id: id === null ? slug : `${slug} ${id}`,
    title: 'label' in config ? String(config.label ?? slug) : title || 'Without a title',
    detail: author ? `${label}, ${author}` : label,
    at: new Date(at),
    href: id === null ? `/globals/${slug}` : `/collections/${slug}/${id}`,
    isMine,
  };
}

function listOf({ slug, id }: Row, isReady: boolean): string {
  return id === null
    ? `/globals/${slug}`
    : listPath(slug, { _status: { equals: 'draft' }, ...(isReady && { ready: { equals: true } }) });
}
