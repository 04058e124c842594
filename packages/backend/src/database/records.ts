import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload';

/** The table of a collection or global. */
export const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'));

/** The table of its versions. */
export const versionsOf = (slug: string) => tableOf(`_${slug}_v`);

/** The column of a field, after a prefix such as `version_`. */
export const columnOf = (field: string, prefix = '') =>
  sql.identifier(prefix + field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

interface FindOptions {
  sort?: string;
  limit?: number;
  /** Fields that are read; all by default. */
  select?: Record<string, true>;
  /** True for the newest drafts. */
  draft?: boolean;
  /** True to search the trash as well. */
  trash?: boolean;
  joins?: false;
  /** False for those alone that the user of the request may read, and without a request every visitor. */
  overrideAccess?: false;
}

/**
 * Finds the documents of a collection that meet a condition; related documents stay bare ids.
 * @param from a request, in whose transaction it reads, or Payload itself
 */
export async function findAll<S extends CollectionSlug>(
  from: PayloadRequest | Payload,
  collection: S,
  where: Where,
  options: FindOptions = {},
): Promise<DataFromCollectionSlug<S>[]> {
  const [payload, req] = 'payload' in from ? [from.payload, from] : [from];
  // One of the collections: for all of them at once TypeScript cannot resolve the options.
  const slug = collection as 'applications';
  const query = {
    collection: slug,
    where,
    pagination: false,
    depth: 0,
    ...(req && { req }),
    ...options,
  } as const;
  const { docs } = await payload.find(query);
  return docs as unknown as DataFromCollectionSlug<S>[];
}

/** Finds one of them. */
export async function findOne<S extends CollectionSlug>(
  from: PayloadRequest | Payload,
  collection: S,
  where: Where,
  options: FindOptions = {},
): Promise<DataFromCollectionSlug<S> | undefined> {
  const [found] = await findAll(from, collection, where, { ...options, limit: 1 });
  return found;
}

/** Reads a document as visitors see it. */
export function findPublished<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
): Promise<DataFromCollectionSlug<S> | undefined> {
  return findOne(req, collection, { ...where, _status: { equals: 'published' } });
}

/** Reads the rule for updating a collection or global for the user of `req`: yes, no, or only what a filter selects. */
export async function readUpdateAccess(
  req: PayloadRequest,
  slug: string,
  id?: number,
): Promise<boolean | Where> {
  const { collections, globals } = req.payload.config;
  const config = [...collections, ...globals].find((one) => one.slug === slug);
  if (!req.user || !config) return false;
  return (await config.access.update({ req, ...(id !== undefined && { id }) })) ?? false;
}

/** Checks whether the user of `req` may update a document, or all of a collection or global where no id is given. */
export async function canUpdate(req: PayloadRequest, slug: string, id?: number): Promise<boolean> {
  const access = await readUpdateAccess(req, slug, id);
  if (typeof access === 'boolean' || id === undefined) return access === true;
  const where = { and: [{ id: { equals: id } }, access] };
  return Boolean(await findOne(req, slug as CollectionSlug, where, { draft: true, trash: true }));
}
