import { APIError, type CollectionBeforeChangeHook, type CollectionSlug, type Payload } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { trashedOrAdministrators } from '../accounts/roles.ts';
import { titleOf } from '../audit/describe-record.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inTransaction } from '../database/transaction.ts';
import type { EntityPlugin } from '../entity-plugins.ts';
import { lockRecords } from './concurrency/stored-versions.ts';

/** Days that a document stays in the trash. */
export const trashDays = 30;

/** Most documents of a collection that one run erases; the next run continues. */
const batch = 1_000;

/**
 * Extends Payload's trash. A trashed document is a draft, so that everything that reads what is published leaves it
 * out, and it comes back as a draft. What must not be deleted must not be trashed either. Only administrators delete
 * what has not been in the trash.
 */
export const trash: EntityPlugin = {
  collection: ({ trash: hasTrash, access }) =>
    hasTrash && access?.delete ? { access: { delete: trashedOrAdministrators(access.delete) } } : {},
};

/** Saves a move to or from the trash in the document itself: visitors would still see it beside a trashed draft. */
export function saveInRow<Args extends object>(args: Args): Args {
  const { data, trash: isInTrash }: { data?: { deletedAt?: unknown }; trash?: boolean } = args;
  // Every form sends an empty one; only what restores looks into the trash.
  const isMoved = data?.deletedAt || (data?.deletedAt === null && isInTrash);
  return isMoved ? { ...args, draft: false } : args;
}

/** Makes a draft of what is moved to the trash. @throws {APIError} 409 for what must not be deleted */
export const moveToTrash: CollectionBeforeChangeHook = async (change) => {
  const { data, originalDoc, operation, collection, context, req } = change;
  if (operation === 'create') return { ...data, deletedAt: null };
  const isTrashed = data.deletedAt === undefined ? originalDoc?.deletedAt : data.deletedAt;
  if (!isTrashed) return data;
  if (originalDoc?.deletedAt) throw new APIError('This is in the trash. Restore it first.', 409);
  const asked = { collection, context: { ...context, isTrashing: true }, id: originalDoc.id, req };
  for (const assertDeletable of collection.hooks.beforeDelete) await assertDeletable(asked);
  // The browser's clock may be wrong, and 30 days are counted from here.
  const deletedAt = new Date().toISOString();
  return { ...data, deletedAt, ...(hasDraftsEnabled(collection) && { _status: 'draft' }) };
};

/**
 * Erases what has been in the trash for 30 days. One that cannot be erased, such as an image that published content
 * shows, is logged and stays until a later run.
 * @returns how many documents were erased
 */
export async function eraseTrash(payload: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 24 * 3_600_000).toISOString();
  const collections = payload.config.collections.filter(({ trash: hasTrash }) => hasTrash);
  let erased = 0;
  for (const { slug, admin } of collections) {
    const collection = slug as CollectionSlug;
    const due = { collection, trash: true, depth: 0, limit: batch, pagination: false } as const;
    const { docs } = await payload.find({ ...due, where: { deletedAt: { less_than: before } } });
    for (const doc of docs as unknown as Trashed[]) {
      const summary = titleOf(slug, doc, admin.useAsTitle);
      if (await eraseOne(payload, collection, doc.id, { before, summary })) erased += 1;
    }
  }
  return erased;
}

type Trashed = Record<string, unknown> & { id: number };

async function eraseOne(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  { before, summary }: { before: string; summary: string },
): Promise<boolean> {
  try {
    return await inTransaction(payload, async ({ req }) => {
      // Somebody may be restoring it.
      await lockRecords(req, collection, [id]);
      const where = { id: { equals: id }, deletedAt: { less_than: before } };
      const { docs, errors } = await payload.delete({ collection, where, trash: true, depth: 0, req });
      if (errors[0]) throw new Error(errors[0].message);
      if (docs.length === 0) return false;
      await recordAudit(req, {
        action: 'retired',
        kind: collection,
        record: id,
        summary: `${summary} (from the trash)`,
        actorName: 'The site',
      });
      return true;
    });
  } catch (error) {
    payload.logger.warn({ err: error, kind: collection, record: id }, 'A trashed document was not erased');
    return false;
  }
}
