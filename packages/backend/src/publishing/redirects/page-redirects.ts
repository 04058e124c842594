import type { PayloadRequest } from 'payload';
import { findPublished } from '../../database/records.ts';

/**
 * Stores the published path of a page before it changes. `previousDoc` does not tell: it is the newest version, and a
 * draft may already have the new path.
 */
export async function rememberPublishedPath(req: PayloadRequest, id: number): Promise<void> {
  const published = await findPublished(req, 'pages', { id: { equals: id } });
  // Not the hook's own `context`, which the call above has replaced.
  req.context.publishedPaths = { ...req.context.publishedPaths, [id]: published?.path };
}

/** Redirects the old path of a published page to its new one, and removes what redirected from the new one. */
export async function redirectMovedPage(
  req: PayloadRequest,
  { id, path, _status }: { id: number; path?: unknown; _status?: string | null },
): Promise<void> {
  if (_status !== 'published' || typeof path !== 'string') return;
  const old = req.context.publishedPaths?.[id] ?? path;
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [old, path] } }, req });
  if (old !== path) await req.payload.create({ collection: 'redirects', data: { from: old, to: path }, req });
}
