import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { NotFound } from './errors.ts';

/**
 * The published document with a key.
 * @param noun what visitors call it, for the message
 * @throws {NotFound} when there is none, or only a draft
 */
export async function findByKey<S extends CollectionSlug>(
  payload: Payload,
  collection: S,
  key: string,
  noun: string,
): Promise<DataFromCollectionSlug<S>> {
  const { docs } = await payload.find({
    collection,
    where: { key: { equals: key } },
    limit: 1,
    depth: 2,
    pagination: false,
    overrideAccess: false,
  });
  const doc = docs[0] as DataFromCollectionSlug<S> | undefined;
  if (!doc) throw new NotFound(`There is no ${noun} called “${key}”.`);
  return doc;
}
