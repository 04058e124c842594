import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';
import { toAddress } from '../paths/addresses.ts';
import { type State, toDocumentTarget, toLinkTarget } from './reference-index.ts';

/** A document with a reference, as the staff side names it. */
interface Place {
  title: string;
  /** Label of its collection, such as “Article”. */
  kind: string;
  /** Path of its edit form below the admin's root: `/collections/blogs/3`. */
  adminPath: string;
  isTrashed: boolean;
}

/** A stored reference: a row of the table `document_references`. */
interface StoredReference {
  source: string;
  record: string;
  state: State;
  place: string;
  target: string;
  /** The link as written; null for a relation. */
  link: string | null;
}

/** A reference to a document. */
export interface Backlink extends Place {
  /** The field. */
  where: string;
  state: State;
  /** True for a link, false where the document itself is shown. */
  isLink: boolean;
}

/** Maximum number of backlinks: nobody reads more, and an image may be on thousands of pages. */
const limit = 100;

/**
 * Finds references to documents other than by one another: in published content first, then in drafts that differ.
 * @param overrideAccess true to include what the user of `req` may not read
 */
export async function findBacklinks(
  req: PayloadRequest,
  collection: string,
  docs: { id: number | string; path?: unknown; key?: unknown }[],
  overrideAccess = false,
): Promise<{ backlinks: Backlink[]; more: boolean }> {
  const targets = docs.flatMap((doc) => {
    const address = toAddress(collection, doc);
    return [toDocumentTarget(collection, doc.id), ...(address === undefined ? [] : [toLinkTarget(address)])];
  });
  const rows = await readReferences(req, targets, limit + 1);
  const others = rows
    .slice(0, limit)
    .filter(({ source, record }) => source !== collection || !docs.some(({ id }) => record === String(id)));
  const places = await withSources(req, others, overrideAccess);
  const backlinks = places.map(({ title, kind, adminPath, isTrashed, place: where, state, link }) => {
    return { title, kind, adminPath, isTrashed, where, state, isLink: link !== null };
  });
  const keyOf = ({ adminPath, where }: Backlink) => `${adminPath} ${where}`;
  const published = new Set(backlinks.filter(({ state }) => state === 'published').map(keyOf));
  return {
    backlinks: backlinks.filter((one) => one.state === 'published' || !published.has(keyOf(one))),
    more: rows.length > limit,
  };
}

/**
 * Finds references to some documents other than by one another or from the trash, whatever the user may read.
 * @returns each with `to`, the collection and id of its target: `media:3`
 */
export async function findOutsideReferences(
  req: PayloadRequest,
  docs: { collection: string; id: number; path?: unknown; key?: unknown }[],
) {
  const targets = new Map<string, string>();
  for (const doc of docs) {
    const own = toDocumentTarget(doc.collection, doc.id);
    const address = toAddress(doc.collection, doc);
    for (const target of [own, ...(address ? [toLinkTarget(address)] : [])]) targets.set(target, own);
  }
  const rows = await readReferences(req, [...targets.keys()], 20_000);
  const outside = rows.filter(({ source, record }) => !targets.has(toDocumentTarget(source, record)));
  return (await withSources(req, outside, true))
    .filter(({ isTrashed }) => !isTrashed)
    .map(({ place: where, link, target, ...place }) => {
      return { ...place, where, isLink: link !== null, to: targets.get(target) ?? target };
    });
}

/** Counts the documents that refer to each of some documents, drafts and the trash included. @returns by id */
export async function countReferrers(
  req: PayloadRequest,
  collection: string,
  ids: (number | string)[],
): Promise<Map<string, number>> {
  const targets = ids.map((id) => toDocumentTarget(collection, id));
  const { rows } = await executeIn(req)<{ target: string; count: number }>(sql`
    select target, count(distinct (source, record))::int as count from document_references
    where target in (select json_array_elements_text(${JSON.stringify(targets)}::json)) group by target`);
  return new Map(rows.map(({ target, count }) => [target.slice(collection.length + 1), count]));
}

/** Reads references to some targets, those in published content first. */
export async function readReferences(
  req: PayloadRequest,
  targets: string[],
  most: number,
): Promise<StoredReference[]> {
  const { rows } = await executeIn(req)<StoredReference & Record<string, unknown>>(sql`
    select source, record, state, place, target, link from document_references
    where target in (select json_array_elements_text(${JSON.stringify(targets)}::json))
    order by state desc, source, length(record), record, id limit ${most}`);
  return rows;
}

/** Adds the titles of documents, and drops those that the user of `req` may not read unless access is overridden. */
export async function withSources(
  req: PayloadRequest,
  rows: StoredReference[],
  overrideAccess: boolean,
): Promise<(StoredReference & Place)[]> {
  const places = new Map<string, Place>();
  const keyOf = (row: StoredReference) => `${row.source} ${row.record} ${row.state}`;
  for (const group of Map.groupBy(rows, ({ source, state }) => `${source} ${state}`).values()) {
    const [first] = group;
    if (!first) continue;
    const records = [...new Set(group.map(({ record }) => record))];
    for (const [record, place] of await readSources(req, first, records, overrideAccess))
      places.set(keyOf({ ...first, record }), place);
  }
  return rows.flatMap((row) => {
    const place = places.get(keyOf(row));
    return place ? [{ ...row, ...place }] : [];
  });
}

async function readSources(
  req: PayloadRequest,
  { source, state }: StoredReference,
  records: string[],
  overrideAccess: boolean,
): Promise<[record: string, Place][]> {
  const { collections, globals } = req.payload.config;
  const common = { draft: state === 'draft', depth: 0, overrideAccess, user: req.user, req };
  const global = globals.find(({ slug }) => slug === source);
  if (global) {
    const doc: object = await req.payload.findGlobal({ slug: source as GlobalSlug, ...common });
    if (!('_status' in doc) || doc._status !== state) return [];
    const title = toText(global.label, source);
    return [[source, { title, kind: 'Single page', adminPath: `/globals/${source}`, isTrashed: false }]];
  }
  const collection = collections.find(({ slug }) => slug === source);
  if (!collection) return [];
  const title = collection.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.find({
    collection: source as CollectionSlug,
    where: { id: { in: records } },
    select: {
      [title]: true,
      ...(collection.upload && { filename: true }),
      ...(collection.trash && { deletedAt: true }),
    },
    trash: true,
    pagination: false,
    ...common,
  });
  return (docs as unknown as Record<string, unknown>[]).map((doc) => [
    String(doc.id),
    {
      title: String(doc[title] || doc.filename || doc.id),
      kind: toText(collection.labels.singular, source),
      adminPath: `/collections/${source}/${doc.deletedAt ? 'trash/' : ''}${doc.id}`,
      isTrashed: Boolean(doc.deletedAt),
    },
  ]);
}

function toText(label: unknown, slug: string): string {
  return typeof label === 'string' ? label : slug;
}
