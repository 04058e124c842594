import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { howSaved } from './how-saved.ts';

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

/**
 * A change concerns visitors unless a draft was saved beside what is published, or where nothing
 * was, as each autosave does. What was before the change does not tell: it is the newest version,
 * and of a published document that may be a draft.
 */
export function concernsVisitors(
  req: PayloadRequest,
  slug: string,
  doc: { _status?: string | null },
): boolean {
  return doc._status !== 'draft' || howSaved(req, slug)?.draft !== true;
}

export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (concernsVisitors(req, collection.slug, doc)) await bumpRevision(req);
  return doc;
};

export const bumpAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await bumpRevision(req);
  return doc;
};

export const bumpAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (concernsVisitors(req, global.slug, doc)) await bumpRevision(req);
  return doc;
};
