import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type GlobalAfterChangeHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { executeIn, sql } from '../platform/index.ts';
import { readSaveMode } from '../staff/index.ts';
import { findPublished } from './records.ts';
import { concernsVisitors } from './revision.ts';

type Doc = Record<string, unknown>;

/** Names what has to stay published, for the error message. */
export type NameOf = (value: string) => string;

function createError(what: string): APIError {
  const reason = `${what} cannot be unpublished or deleted: the site does not work without it.`;
  return new APIError(`${reason} Change it and publish the change instead.`, 409);
}

/**
 * Rejects a save after which visitors would no longer see a global. Checks the stored global, because restoring a
 * version runs no hook before the change.
 * @throws {APIError} 409
 */
export const keepGlobalPublished: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!concernsVisitors(req, global.slug, doc)) return;
  const slug = global.slug as GlobalSlug;
  const stored: Doc = { ...(await req.payload.findGlobal({ slug, depth: 0, req })) };
  if (stored._status !== 'published')
    throw createError(`“${typeof global.label === 'string' ? global.label : global.slug}”`);
};

/**
 * Creates hooks that keep at least one document published for each value of a select field by which the site's
 * screens look documents up.
 * @param field name of the select field
 */
export function keepOnePublished(field: string, nameOf: NameOf) {
  /** @param next value under which the document stays published; null when it leaves the site */
  async function assertNotLast(req: PayloadRequest, collection: string, id: number | string, next: unknown) {
    // Serialises those who take documents of this collection off the site.
    const lock = sql`select pg_advisory_xact_lock(hashtext(${`always published ${collection}`}))`;
    await (await executeIn(req))(lock);
    const value = await findSoleValue(req, collection, id, field);
    if (value !== undefined && value !== next) throw createError(nameOf(value));
  }
  const beforeChange: CollectionBeforeChangeHook<Doc & { id: number | string }> = async (change) => {
    const { data, originalDoc, collection, operation, req } = change;
    if (operation !== 'update' || originalDoc?.id === undefined || readSaveMode(req, collection.slug)?.draft)
      return;
    const isPublished = (data._status ?? originalDoc._status) === 'published';
    const next = isPublished ? (data[field] ?? originalDoc[field]) : null;
    await assertNotLast(req, collection.slug, originalDoc.id, next);
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
    assertNotLast(req, collection.slug, id, null);
  return { beforeChange, beforeDelete };
}

/** Checks whether the site currently cannot do without a document. */
export async function isAlwaysPublished(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  if (globals.some((global) => global.slug === slug)) return true;
  const field = collections.find((collection) => collection.slug === slug)?.custom?.keepOne;
  if (typeof field !== 'string' || id === undefined) return false;
  return (await findSoleValue(req, slug, id, field)) !== undefined;
}

/** Returns a published document's value of `field` if no other published document has it. */
async function findSoleValue(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  field: string,
): Promise<string | undefined> {
  const collection = slug as CollectionSlug;
  const doc = (await findPublished(req, collection, { id: { equals: id } })) as unknown as Doc | undefined;
  if (!doc) return undefined;
  const value = String(doc[field]);
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { not_equals: id }, [field]: { equals: value }, _status: { equals: 'published' } },
    req,
  });
  return totalDocs === 0 ? value : undefined;
}
