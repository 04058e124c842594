import type { PayloadRequest } from 'payload';

/** Somebody of the staff, as colleagues see them. */
export interface StaffName {
  id: number;
  name: string;
}

/**
 * The names of these staff members, by id. Names alone are no secret among
 * staff, while the accounts they belong to are read by administrators only.
 */
export async function staffNames(
  req: PayloadRequest,
  ids: (number | null | undefined)[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (wanted.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    select: { name: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** The id of a relationship, however deep it was read. */
export function idOf(related: number | { id: number } | null | undefined): number | undefined {
  return (typeof related === 'object' ? related?.id : related) ?? undefined;
}
