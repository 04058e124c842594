import type { Pagination } from '@riverfront/contract';
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  PopulateType,
  SelectExcludeType,
  Where,
} from 'payload';
import { HttpError } from '../api/http-error.ts';

interface Page {
  page: number;
  limit: number;
}

interface ListOptions extends Page {
  sort?: string | string[];
  where?: Where;
  depth?: number;
  /** Fields that are not read; the returned documents lack them despite their type. */
  without?: SelectExcludeType;
  /** Fields to read of related documents, by collection. */
  populate?: PopulateType;
}

/** Lists one page of the published documents of a collection. */
export async function listPublished<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  options: ListOptions,
): Promise<{ docs: DataFromCollectionSlug<S>[]; pagination: Pagination }> {
  const { page, limit, sort = '_order', where = {}, depth = 1, without, populate } = options;
  const matching = { collection, where, overrideAccess: false };
  // Untyped: Payload's types are too large for a selection of any collection.
  const find = payload.find.bind(payload) as unknown as (options: object) => Promise<{ docs: unknown[] }>;
  const fields = { ...(without && { select: without }), ...(populate && { populate }) };
  const found = await find({ ...matching, page, limit, sort, depth, pagination: false, ...fields });
  const docs = found.docs as DataFromCollectionSlug<S>[];
  // A first page that is not full needs no count.
  const isAll = page === 1 && docs.length < limit;
  const total = isAll ? docs.length : (await payload.count(matching)).totalDocs;
  return { docs, pagination: paginationOf(options, total) };
}

/** Lists all published documents of a collection that has no pages, up to 100. */
export async function listAllPublished<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  where: Where = {},
): Promise<DataFromCollectionSlug<S>[]> {
  return (await listPublished(payload, collection, { page: 1, limit: 100, where })).docs;
}

/** Counts stop here: nobody reads further, and counting all costs more than showing some. */
const maxCounted = 1_000;

/** The same for a search, which has to read each match of a part of a word. */
const maxCountedMatches = 200;

/** Returns how far to count for a page: beyond the reported total, and so that there is always a next page. */
export function countTo({ page, limit, search }: Page & { search?: string | undefined }): number {
  return Math.max(search ? maxCountedMatches : maxCounted, (page + 1) * limit) + 1;
}

/** Creates the pagination of a page. @param found matches, counted up to `countTo` */
export function paginationOf(wanted: Parameters<typeof countTo>[0], found: number): Pagination {
  const { page, limit } = wanted;
  const most = countTo(wanted) - 1;
  const total = Math.min(found, most);
  return { page, limit, total, pages: Math.ceil(total / limit), ...(found > most && { more: true }) };
}

/** Finds a published document. */
export async function findPublished<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  where: Where,
  depth: number,
): Promise<DataFromCollectionSlug<S> | undefined> {
  const found = { collection, where, limit: 1, pagination: false, depth, overrideAccess: false };
  const { docs } = await payload.find(found);
  return docs[0] as DataFromCollectionSlug<S> | undefined;
}

/**
 * Finds a published document by its key.
 * @param noun what visitors call it, for the message
 * @throws {HttpError} when there is none, or only a draft
 */
export async function findByKey<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  key: string,
  noun: string,
): Promise<DataFromCollectionSlug<S>> {
  const doc = await findPublished(payload, collection, { key: { equals: key } }, 2);
  if (!doc) throw new HttpError(404, 'not-found', `There is no ${noun} called “${key}”.`);
  return doc;
}

/**
 * Finds a published global.
 * @param populate fields to read of related documents, by collection
 * @throws {HttpError} when it was never published
 */
export async function findGlobal<S extends GlobalSlug>(
  payload: Payload,
  slug: S,
  depth = 0,
  populate?: PopulateType,
): Promise<DataFromGlobalSlug<S>> {
  const doc = await payload.findGlobal({ slug, depth, overrideAccess: false, ...(populate && { populate }) });
  if (!('createdAt' in doc) || !doc.createdAt)
    throw new HttpError(404, 'not-found', 'This content is not published.');
  return doc as DataFromGlobalSlug<S>;
}

/** Filters out related documents that the visitor may not see, which are bare ids. */
export function filterVisible<T extends object>(related: (number | T)[] | null | undefined): T[] {
  return (related ?? []).filter((item): item is T => typeof item === 'object' && item !== null);
}
