import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
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

/** A change concerns visitors unless a draft was saved over a draft. */
function isVisible(doc: Draftable, previous: Draftable): boolean {
  return doc?._status !== 'draft' || previous?._status === 'published';
}

export const bumpAfterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isVisible(doc, previousDoc)) await bumpRevision(req);
  return doc;
};

export const bumpAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await bumpRevision(req);
  return doc;
};

export const bumpAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (isVisible(doc, previousDoc)) await bumpRevision(req);
  return doc;
};
