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
import { NotFound } from '../api/errors.ts';
import { paginationOf } from './count-to.ts';

export interface Page {
  page: number;
  limit: number;
}

/**
 * One page of the published documents of a collection, and where it stands in the whole.
 * @param options.without fields that are left unread; what the documents say of them is not to be believed
 */
export async function listPublished<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  options: Page & {
    sort?: string | string[];
    where?: Where;
    depth?: number;
    without?: SelectExcludeType;
  },
): Promise<{ docs: DataFromCollectionSlug<S>[]; pagination: Pagination }> {
  const { page, limit, sort = '_order', where = {}, depth = 1, without } = options;
  const matching = { collection, where, overrideAccess: false };
  // As a general call: the types of Payload are too large for a selection of any collection.
  const find = payload.find.bind(payload) as unknown as (options: object) => Promise<{ docs: unknown[] }>;
  const select = without && { select: without };
  const found = await find({ ...matching, page, limit, sort, depth, pagination: false, ...select });
  const docs = found.docs as DataFromCollectionSlug<S>[];
  // A first page that is not full says by itself how many there are.
  const isAll = page === 1 && docs.length < limit;
  const total = isAll ? docs.length : (await payload.count(matching)).totalDocs;
  return { docs, pagination: paginationOf(options, total) };
}

/** Every published document that matches, for the short lists that have no pages. */
export async function allPublished<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  options: { sort?: string; where?: Where } = {},
): Promise<DataFromCollectionSlug<S>[]> {
  return (await listPublished(payload, collection, { page: 1, limit: 100, ...options })).docs;
}

/** Those related documents that were loaded: what a visitor may not see comes as a bare id. */
export function visible<T extends object>(related: (number | T)[] | null | undefined): T[] {
  return (related ?? []).filter((item): item is T => typeof item === 'object' && item !== null);
}

/**
 * A published single document.
 * @param populate what is read of related documents, by their collection
 * @throws {NotFound} when it was never published or has been taken back
 */
export async function publishedGlobal<S extends GlobalSlug>(
  payload: Payload,
  slug: S,
  depth: number,
  populate?: PopulateType,
): Promise<DataFromGlobalSlug<S>> {
  const doc = await payload.findGlobal({ slug, depth, overrideAccess: false, ...(populate && { populate }) });
  if (!('createdAt' in doc) || !doc.createdAt) throw new NotFound('This content is not published.');
  return doc as DataFromGlobalSlug<S>;
}
