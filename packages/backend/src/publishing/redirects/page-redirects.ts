import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload';
import { findPublished } from '../../database/records.ts';
import type { Page } from '../../payload-types.ts';
import { toAddress } from '../paths/addresses.ts';

/**
 * Stores the published path of a page before it changes. `previousDoc` does not tell: it is the newest version, and a
 * draft may already have the new path.
 */
export const rememberPublishedPath: CollectionBeforeChangeHook<Page> = async ({
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return;
  const published = await findPublished(req, 'pages', { id: { equals: originalDoc.id } });
  // Not the hook's own `context`, which the call above has replaced.
  req.context.publishedPaths = { ...req.context.publishedPaths, [originalDoc.id]: published?.path };
};

/** Redirects the old path of a page to its new one, and removes a redirect of the new path. */
export const redirectOldPath: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc._status !== 'published') return;
  await removeRedirects(req, { from: { equals: doc.path }, automatic: { equals: true } });
  const from = req.context.publishedPaths?.[doc.id];
  if (!from || from === doc.path) return;
  await removeRedirects(req, { from: { equals: from } });
  const data = { from, to: doc.path, automatic: true };
  await req.payload.create({ collection: 'redirects', data, req });
};

/** Points redirects to a document that was never published at its new address: an import adds them with the draft. */
export const redirectToMovedDraft: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const from = toAddress(collection.slug, previousDoc ?? {});
  const to = toAddress(collection.slug, doc);
  // A key is fixed with the first publication; only pages move after it, which `redirectOldPath` follows.
  if (!from || !to || from === to || (collection.slug === 'pages' && req.context.publishedPaths?.[doc.id]))
    return;
  await removeRedirects(req, { from: { equals: to }, to: { equals: from } });
  const where = { to: { equals: from } };
  await req.payload.update({ collection: 'redirects', where, data: { to }, depth: 0, req });
};

/** Removes the redirects to a deleted page. */
export const removeRedirectsToPage: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await removeRedirects(req, { to: { equals: doc.path }, automatic: { equals: true } });
};

async function removeRedirects(req: PayloadRequest, where: Where): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where, req });
}
