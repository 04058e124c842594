import {
  APIError,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { internalRead, maxRecords } from '../../audit/lists.ts';
import { readUpdateAccess } from '../../database/records.ts';
import { assertUnchanged, lockGlobal, lockRecords } from './stored-versions.ts';
import { fromEntityTag } from './versions.ts';

/**
 * Optimistic concurrency control: locks a record before Payload reads what a save merges with, so that of two at the
 * same time the second sees the first; a request that names the version it began from (`If-Match`, or the `updatedAt`
 * that Payload's forms send with their values) gets 409 when there is a newer one. Payload checks access later; hence it
 * is checked first, and nothing is read for those who may not save.
 */
export async function lockAndCompare({ args, collection, operation, req }: Operation): Promise<void> {
  const { overrideAccess, id, where, trash, sort, limit, data }: SaveArgs = args;
  const slug = collection.slug as CollectionSlug;
  if (operation === 'delete') {
    if (overrideAccess || !where || !(await collection.access.delete({ req }))) return;
    await findAffected(req, slug, { where, trash: trash === true });
    return;
  }
  const version = takePrecondition(req, data);
  const access = overrideAccess || (await readUpdateAccess(req, slug, toId(id)));
  if (!access) return;
  const found = operation === 'restoreVersion' ? await findParent(req, slug, toId(id)) : toId(id);
  const isBulk = operation === 'update' && id === undefined;
  if (isBulk ? !where : found === undefined) return;
  const asked = isBulk ? where : { id: { equals: found } };
  const ids =
    isBulk || access !== true
      ? await findAffected(req, slug, {
          where: { and: [asked ?? {}, access === true ? {} : access] },
          trash: isBulk ? trash === true : true,
          ...(isBulk && { sort, limit, overrideAccess }),
        })
      : [found ?? 0];
  const [first] = ids;
  if (first === undefined) return;
  const related: LockedWith | undefined = collection.custom?.lockedWith;
  await lockRecords(req, slug, related ? await related(req, ids) : ids);
  if (!isBulk && version) await assertUnchanged(req, slug, first, version);
}

/** Does the same for a global. */
export const lockAndCompareGlobal: GlobalBeforeOperationHook = async ({ args, global, req }) => {
  const { overrideAccess, data }: SaveArgs = args;
  const version = takePrecondition(req, data);
  if (!overrideAccess && (await readUpdateAccess(req, global.slug)) !== true) return;
  await lockGlobal(req, global.slug as GlobalSlug);
  if (version) await assertUnchanged(req, global.slug, undefined, version);
};

/** Finds the records that a save of records changes with them, themselves included; a collection has it in `custom`. */
export type LockedWith = (req: PayloadRequest, ids: number[]) => Promise<number[]>;

interface Operation {
  args: object;
  collection: SanitizedCollectionConfig;
  operation: string;
  req: PayloadRequest;
}

interface SaveArgs {
  id?: unknown;
  where?: Where;
  limit?: number;
  sort?: unknown;
  trash?: boolean;
  overrideAccess?: boolean;
  data?: { updatedAt?: unknown };
}

/** Reads the version that a request is based on. Applies to its first save only: hooks save other records with it. */
function takePrecondition(req: PayloadRequest, data: SaveArgs['data']): string | undefined {
  if (req.payloadAPI !== 'REST' || req.context.preconditionTaken) return undefined;
  req.context.preconditionTaken = true;
  const tag = req.headers.get('if-match');
  if (tag !== null) return fromEntityTag(tag);
  const isForm = req.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm && typeof data?.updatedAt === 'string' ? data.updatedAt : undefined;
}

/**
 * Finds the ids of the records that an operation is about to change, among those that its user may read and by
 * fields that they may read.
 * @throws {APIError} 400 for more than 100
 */
async function findAffected(
  req: PayloadRequest,
  collection: CollectionSlug,
  args: SaveArgs,
): Promise<number[]> {
  const { where = {}, sort, limit, trash = false, overrideAccess = false } = args;
  const { docs } = await req.payload.find({
    collection,
    where,
    limit: overrideAccess ? (limit ?? 0) : limit && limit < maxRecords ? limit : maxRecords + 1,
    trash,
    ...(typeof sort === 'string' && { sort }),
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess,
    user: req.user,
    req: { ...req, context: { ...req.context, ...internalRead } },
  });
  if (!overrideAccess && docs.length > maxRecords)
    throw new APIError(
      `These are more than ${maxRecords} records. Please narrow the list with a filter, and change them in parts.`,
      400,
    );
  return docs.map((doc) => Number(doc.id));
}

/** Finds the record of a version. */
async function findParent(req: PayloadRequest, collection: CollectionSlug, id: number | undefined) {
  if (id === undefined) return undefined;
  const version = { collection, where: { id: { equals: id } }, limit: 1, pagination: false, req };
  const { docs } = await req.payload.db.findVersions(version);
  return docs[0] && Number(docs[0].parent);
}

function toId(id: unknown): number | undefined {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined;
}
