import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { concernsVisitors } from '../hooks/bump-revision.ts';
import { howSaved } from '../hooks/how-saved.ts';
import { executeIn, sql } from '../transaction.ts';

/** A document as the hooks see it. */
type Doc = Record<string, unknown>;

/** Names what has to stay published, for the message. */
export type NameOf = (place: string) => string;

function rejection(what: string): APIError {
  return new APIError(
    `${what} cannot be unpublished or deleted: the site does not work without it. Change it and publish the change instead.`,
    409,
    null,
    true,
  );
}

/**
 * Rejects a save after which visitors would no longer see a global. Looks at what was stored, because a version
 * can be restored without any hook before the change.
 * @throws {APIError} 409
 */
export const keepGlobalPublished: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!concernsVisitors(req, global.slug, doc)) return doc;
  const stored = await req.payload.findGlobal({
    slug: global.slug as GlobalSlug,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if ((stored as { _status?: string | null })._status !== 'published')
    throw rejection(`“${typeof global.label === 'string' ? global.label : global.slug}”`);
  return doc;
};

/**
 * Keeps at least one published document for each value of a select field that the screens of the site are
 * looked up by.
 * @param field name of the select field
 */
export function keepOnePublished(field: string, nameOf: NameOf) {
  const beforeChange: CollectionBeforeChangeHook<Doc & { id: number | string }> = async ({
    data,
    originalDoc,
    collection,
    operation,
    req,
  }) => {
    if (operation !== 'update' || originalDoc?.id === undefined || howSaved(req, collection.slug)?.draft)
      return data;
    const staysIn =
      (data._status ?? originalDoc._status) === 'published' ? (data[field] ?? originalDoc[field]) : null;
    await assertNotLast(req, { collection: collection.slug, id: originalDoc.id, field, staysIn, nameOf });
    return data;
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
    assertNotLast(req, { collection: collection.slug, id, field, staysIn: null, nameOf });
  return { beforeChange, beforeDelete };
}

interface Leaving {
  collection: string;
  id: number | string;
  field: string;
  /** Value under which the document stays published; null when it leaves the site. */
  staysIn: unknown;
  nameOf: NameOf;
}

async function assertNotLast(
  req: PayloadRequest,
  { collection, id, field, staysIn, nameOf }: Leaving,
): Promise<void> {
  // Serialises those who take documents of this collection off the site.
  await (await executeIn(req))(
    sql`select pg_advisory_xact_lock(hashtext(${`always published ${collection}`}))`,
  );
  const place = await publishedIn(req, collection, field, id);
  if (place !== undefined && place !== staysIn && !(await isShared(req, { collection, id, field, place })))
    throw rejection(nameOf(place));
}

/** Whether a document is one that the site cannot do without at the moment. */
export async function isAlwaysPublished(
  req: PayloadRequest,
  kind: string,
  id: number | string | undefined,
): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  if (globals.some(({ slug }) => slug === kind)) return true;
  const field = collections.find(({ slug }) => slug === kind)?.custom?.keepOne;
  if (typeof field !== 'string' || id === undefined) return false;
  const place = await publishedIn(req, kind, field, id);
  return place !== undefined && !(await isShared(req, { collection: kind, id, field, place }));
}

async function publishedIn(
  req: PayloadRequest,
  collection: string,
  field: string,
  id: number | string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [doc] = docs as unknown as Doc[];
  return doc && String(doc[field]);
}

async function isShared(
  req: PayloadRequest,
  { collection, id, field, place }: { collection: string; id: number | string; field: string; place: string },
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: collection as CollectionSlug,
    where: { id: { not_equals: id }, [field]: { equals: place }, _status: { equals: 'published' } },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
