import type { CollectionSlug, Payload } from 'payload';

/** Finds the admin path of an audited record, in the trash too; undefined where it does not exist any more. */
export async function findRecordPath(
  { config, db }: Payload,
  kind: string,
  record: string | null | undefined,
): Promise<string | undefined> {
  const { admin } = config.routes;
  if (config.globals.some(({ slug }) => slug === kind)) return `${admin}/globals/${kind}`;
  const collection = config.collections.find(({ slug }) => slug === kind);
  const id = Number(record);
  if (!collection || !Number.isInteger(id) || id < 1) return undefined;
  const doc = await db.findOne<{ deletedAt?: string | null; id: number }>({
    collection: kind as CollectionSlug,
    where: { id: { equals: id } },
    select: collection.trash ? { deletedAt: true } : { createdAt: true },
  });
  return doc ? `${admin}/collections/${kind}${doc.deletedAt ? '/trash' : ''}/${id}` : undefined;
}
