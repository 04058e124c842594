import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Page } from '../payload-types.ts';

const remembered = 'publishedPaths';

/**
 * Notes where visitors find the page before the change. `previousDoc` would not do: it is the
 * newest version, and a draft may already carry the new path.
 */
export const rememberPublishedPath: CollectionBeforeChangeHook<Page> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc?.id) return data;
  const found = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: originalDoc.id }, _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    select: { path: true },
    overrideAccess: true,
    req,
  });
  // Not the hook's own `context`: the call above has put another object in its place.
  req.context[remembered] = { ...pathsIn(req), [originalDoc.id]: found.docs[0]?.path };
  return data;
};

/** A published page that moved leaves a redirect behind, and one that led away from its new path goes. */
export const leaveRedirect: CollectionAfterChangeHook<Page> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc;
  await removeFrom(req, doc.path);
  const before = pathsIn(req)[doc.id];
  if (before && before !== doc.path) await writeRedirect(req, before, doc.path);
  return doc;
};

function pathsIn({ context }: PayloadRequest): Record<string, string | undefined> {
  return (context[remembered] ?? {}) as Record<string, string | undefined>;
}

async function removeFrom(req: PayloadRequest, path: string): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { equals: path }, automatic: { equals: true } },
    overrideAccess: true,
    req,
  });
}

async function writeRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { equals: from } },
    overrideAccess: true,
    req,
  });
  await req.payload.create({
    collection: 'redirects',
    data: { from, to, automatic: true },
    overrideAccess: true,
    req,
  });
}
