import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * Finds one document of a collection, whatever the user of `req` may read; related documents stay bare ids.
 * @param options.draft true for the newest draft
 * @param options.trash true to search the trash as well
 */
export async function findOne<S extends CollectionSlug>(
  req: PayloadRequest,
  collection: S,
  where: Where,
  options: { draft?: boolean; trash?: boolean } = {},
): Promise<DataFromCollectionSlug<S> | undefined> {
  const shared = { limit: 1, pagination: false, depth: 0, req } as const;
  const { docs } = await req.payload.find({ collection, where, ...shared, ...options });
  return docs[0] as DataFromCollectionSlug<S> | undefined;
}

/** The same for documents that visitors see. */
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
