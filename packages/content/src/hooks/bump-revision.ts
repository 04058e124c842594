import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';

/**
 * Writes a new value into the one revision row, in the transaction of `req`, so
 * that every site node drops its cached pages once the change is committed. A
 * random value, because two changes at once must never end on an equal one.
 */
export async function bumpRevision(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({
    slug: 'content-revision',
    data: { value: randomUUID() },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

type Draftable = { _status?: string | null } | undefined;

/**
 * A change concerns visitors unless it was a draft over a draft, or one over a
 * published document that stays published beside it, as each autosave does.
 */
async function isVisible(
  doc: Draftable,
  previous: Draftable,
  readPublic: () => Promise<Draftable>,
): Promise<boolean> {
  if (doc?._status !== 'draft') return true;
  if (previous?._status !== 'published') return false;
  return (await readPublic())?._status !== 'published';
}

export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, req }) => {
  const readPublic = () =>
    req.payload.findByID({
      collection: collection.slug as CollectionSlug,
      id: doc.id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    }) as Promise<Draftable>;
  if (await isVisible(doc, previousDoc, readPublic)) await bumpRevision(req);
  return doc;
};

export const bumpAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await bumpRevision(req);
  return doc;
};

export const bumpAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  const readPublic = () =>
    req.payload.findGlobal({
      slug: global.slug as GlobalSlug,
      depth: 0,
      overrideAccess: true,
      req,
    }) as Promise<Draftable>;
  if (await isVisible(doc, previousDoc, readPublic)) await bumpRevision(req);
  return doc;
};
