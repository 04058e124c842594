import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload';
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

/**
 * Points redirects to a document that was never published at its new address, because an import adds them with the
 * draft, and redirects the old path of a published page to its new one.
 */
export async function updateRedirects(
  req: PayloadRequest,
  kind: string,
  doc: { id: number; _status?: string | null; path?: unknown; key?: unknown },
  previousDoc: { path?: unknown; key?: unknown },
): Promise<void> {
  const published = req.context.publishedPaths?.[doc.id];
  const isPublishedPage = kind === 'pages' && published;
  const from = toAddress(kind, previousDoc);
  const to = toAddress(kind, doc);
  if (!to) return;
  // A key is fixed with the first publication; only pages move after it.
  if (from && from !== to && !isPublishedPage) {
    await removeRedirects(req, { from: { equals: to }, to: { equals: from } });
    const where = { to: { equals: from } };
    await req.payload.update({ collection: 'redirects', where, data: { to }, depth: 0, req });
  }
  if (kind !== 'pages' || doc._status !== 'published') return;
  await removeRedirects(req, { from: { equals: to }, automatic: { equals: true } });
  if (!published || published === to) return;
  await removeRedirects(req, { from: { equals: published } });
  const data = { from: published, to, automatic: true };
  await req.payload.create({ collection: 'redirects', data, req });
}

/** Removes the redirects to a deleted page. */
export async function removeRedirectsToPage(req: PayloadRequest, path: string): Promise<void> {
  await removeRedirects(req, { to: { equals: path }, automatic: { equals: true } });
}

async function removeRedirects(req: PayloadRequest, where: Where): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where, req });
}
