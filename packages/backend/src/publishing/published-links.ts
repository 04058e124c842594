import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { columnOf, tableOf } from '../database/records.ts';
import { executeIn, readSaveMode, sql } from '../database/transaction.ts';
import type { EntityPlugin } from '../entity-plugins.ts';
import { folders } from './paths/addresses.ts';

type Sql = ReturnType<typeof sql>;
type Change = Parameters<CollectionBeforeChangeHook>[0];
type Table = PostgresAdapter['rawTables'][string];

/** A place in published content that shows a document or links to it. */
type PublishedLink = Record<'source' | 'record' | 'title' | 'place', string>;

/** Most places that an error names. */
const maxNamed = 5;

/** Rejects deleting and trashing what published content links to, except by our own code. */
export const keepLinked: EntityPlugin = {
  collection({ slug, versions, upload }) {
    if (!versions && !upload) return {};
    return { hooks: { beforeDelete: [({ id, req }) => assertUnlinked(req, slug, id)] } };
  },
};

/** @throws {APIError} 409 when a save unpublishes what published content links to */
export async function assertUnlinkedWhenUnpublished(change: Change): Promise<void> {
  const { data, originalDoc, operation, collection, req } = change;
  // The trash asks the hook above.
  const isUnpublished =
    data._status === 'draft' && !data.deletedAt && !readSaveMode(req, collection.slug)?.draft;
  if (isUnpublished && operation === 'update') await assertUnlinked(req, collection.slug, originalDoc.id);
}

/** @throws {APIError} 409 that names the first places */
async function assertUnlinked(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  if (readSaveMode(req, collection)?.isSystem) return;
  const links = await findPublishedLinks(req, collection, Number(id));
  if (links.length === 0) return;
  const others = links.length > maxNamed ? ` and ${links.length - maxNamed} more` : '';
  const places = links.slice(0, maxNamed).map(({ title, place }) => `“${title}” (${describePlace(place)})`);
  throw new APIError(
    `Published content links to this: ${places.join(', ')}${others}. Change that first.`,
    409,
  );
}

/**
 * Finds where published content links to a published document: relations, uploads, link fields and links in texts, by
 * one query over the tables of all content. Links of the document to itself are left out.
 */
async function findPublishedLinks(req: PayloadRequest, collection: string, id: number) {
  const { collections, globals } = req.payload.config;
  const hasDrafts = collections.some(({ slug, versions }) => slug === collection && versions);
  const folder = Object.entries(folders).find(([name]) => name === collection)?.[1];
  const address = collection === 'pages' ? [sql`path`] : folder ? [sql`${`${folder}/`}::text || key`] : [];
  const targets = [sql`${`${collection}:`}::text || id`, ...address].map(
    (link) => sql`select ${link} from ${tableOf(collection)}
      where id = ${id} ${hasDrafts ? sql`and _status = 'published'` : sql``}`,
  );
  const published = sql`page._status = 'published'`;
  const links = [
    ...collections.flatMap(({ slug, versions, upload, admin }) => {
      const title = sql`page.${columnOf(admin.useAsTitle ?? 'id')}::text`;
      if (upload) return selectLinks(req, slug, title, sql`page.deleted_at is null`);
      return versions ? selectLinks(req, slug, title, published) : [];
    }),
    ...globals.flatMap(({ slug, versions, label }) =>
      versions ? selectLinks(req, slug, sql`${String(label)}::text`, published) : [],
    ),
  ];
  const { rows } = await executeIn(req)<PublishedLink>(sql`
    with own(link) as (${sql.join(targets, sql` union all `)}),
      targets(link) as (select link from own union all
        select "from" from ${tableOf('redirects')} join own on own.link = "to"),
      links(source, record, title, place, link) as (${sql.join(links, sql` union all `)})
    select distinct source, record, title, place from links join targets using (link)
    where (source, record) <> (${collection}, ${String(id)}) order by source, title, place`);
  return rows;
}

/** Selects the links in a collection or global, from its own table and those of its rows and sections. */
function selectLinks({ payload }: PayloadRequest, slug: string, title: Sql, isVisible: Sql): Sql[] {
  const { rawTables } = payload.db as unknown as PostgresAdapter;
  const root = slug.replaceAll('-', '_');
  const slugs = new Map<string | undefined, string>(
    payload.config.collections.map((one) => [one.slug.replaceAll('-', '_'), one.slug]),
  );
  const select = (table: Table, name: string, from: Sql): Sql[] => {
    const row = sql.identifier(name);
    const hasPaths = /_(rels|texts)$/.test(table.name);
    const place = table.name.slice(root.length).replace(/_(rels|texts)$/, '');
    const links = Object.entries(table.columns).flatMap(([key, { name: column, type }]) => {
      const where = hasPaths ? sql`${row}.path` : sql`${column}::text`;
      const target = slugs.get(referenceOf(table, key));
      return linksOf(sql`${row}.${sql.identifier(column)}`, type, target).map(
        (link) => sql`select ${where}, ${link}`,
      );
    });
    const own = sql`select ${slug}::text, page.id::text, ${title}, ${place}::text || '_' || found.place, found.link
      from ${from} cross join lateral (${sql.join(links, sql` union all `)}) found(place, link) where ${isVisible}`;
    const others = Object.values(rawTables).flatMap((child) => {
      const key = ['_parentID', 'parent'].find((one) => referenceOf(child, one) === table.name);
      // Tables of versions begin with an underscore.
      if (!key || child.name.startsWith('_')) return [];
      const [below, parent] = [sql.identifier(`${name}_`), sql.identifier(child.columns[key]?.name ?? '')];
      const joined = sql`${from} join ${sql.identifier(child.name)} ${below} on ${below}.${parent} = ${row}.id`;
      return select(child, `${name}_`, joined);
    });
    return links.length > 0 ? [own, ...others] : others;
  };
  const table = rawTables[root];
  return table ? select(table, 'page', sql`${tableOf(slug)} page`) : [];
}

/** Finds the table that a column refers to. */
function referenceOf({ columns, foreignKeys = {} }: Table, key: string): string | undefined {
  const foreign = Object.values(foreignKeys).find((one) => one.columns[0] === key);
  return columns[key]?.reference?.table ?? foreign?.foreignColumns[0]?.table;
}

/** Selects what a column links to: a document by its id, the path in a link field, or what stands in a text. */
function linksOf(column: Sql, type: string, slug: string | undefined): Sql[] {
  const toPath = (link: Sql) => sql`rtrim(regexp_replace(${link}, '[?#].*$', ''), '/')`;
  if (slug) return [sql`${slug}::text || ':' || ${column}`];
  if (type === 'varchar') return [toPath(column)];
  if (type !== 'jsonb') return [];
  const having = (key: string) => `strict $.** ? (exists(@.${key}))`;
  const nodes = (key: string) => sql`from jsonb_path_query(${column}, ${having(key)}::jsonpath) node`;
  return [
    sql`(node->>'relationTo') || ':' || (node->>'value') ${nodes('relationTo')}`,
    sql`${toPath(sql`(node->>'url')`)} ${nodes('url')}`,
  ];
}

/** Words a place by the names of table and column: `_blocks_cards_cards_link` becomes “cards, link”. */
function describePlace(place: string): string {
  const words = place.split(/[_.\d]+/).filter((word) => word && word !== 'blocks' && word !== 'id');
  return words.filter((word, index) => word !== words[index - 1]).join(', ');
}
