import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import { chosen } from './moves.ts';
import { normaliseTag } from './tags.ts';

/** An owner, a new tag, or one to remove, for several applications. */
export const changeSchema = z.object({
  ids: chosen(z.number().int().positive()),
  /** Null for nobody. */
  owner: z.number().int().positive().nullable().optional(),
  tag: z.string().transform(normaliseTag).pipe(z.string().min(1, 'Type the tag first.')).optional(),
  removedTag: z.string().optional(),
});

/**
 * Gives several applications an owner, or adds a tag to theirs, or removes one, in one transaction.
 * @returns their new versions and tags
 */
export async function changeApplications(
  { payload, user }: PayloadRequest,
  { ids, owner, tag, removedTag }: z.output<typeof changeSchema>,
): Promise<{ changed: { id: number; version: string; tags: string[] }[] }> {
  return inTransaction(payload, async ({ req }) => {
    req.user = user;
    await lockRecords(req, 'applications', ids);
    const shared = { collection: 'applications', depth: 0, req } as const;
    const { docs } = await payload.find({
      ...shared,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      select: { tags: true },
    });
    const changed = [];
    for (const { id, tags } of docs) {
      const data = {
        ...(owner !== undefined && { owner }),
        ...((tag ?? removedTag) !== undefined && {
          tags: [...(tags ?? []), ...(tag === undefined ? [] : [tag])].filter((one) => one !== removedTag),
        }),
      };
      const doc = await payload.update({ ...shared, id, data });
      changed.push({ id, version: doc.updatedAt, tags: doc.tags ?? [] });
    }
    return { changed };
  });
}
