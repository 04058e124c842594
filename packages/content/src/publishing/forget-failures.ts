import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
  Where,
} from 'payload';
import { schedulesOf } from './schedule.ts';

/** Once a document is published, what had failed before is no longer to be shown. */
export const forgetFailures: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (operation === 'update' && doc._status === 'published')
    await forget(req, schedulesOf(collection.slug, doc.id));
  return doc;
};

export const forgetGlobalFailures: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'published') await forget(req, schedulesOf(global.slug, undefined));
  return doc;
};

async function forget(req: PayloadRequest, of: Where): Promise<void> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs' satisfies CollectionSlug,
    where: { and: [{ hasError: { equals: true } }, of] },
    req,
  });
}
