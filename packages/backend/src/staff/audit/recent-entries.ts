import type { PayloadRequest, Where } from 'payload';

/** Whether the user of `req` has an audit entry with these values that is younger than so many minutes. */
export async function hasRecentEntry(
  req: PayloadRequest,
  entry: Record<string, string>,
  minutes: number,
): Promise<boolean> {
  const values = { ...entry, actor: req.user?.id ?? 0 };
  const where: Where = {
    ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { equals: value }])),
    createdAt: { greater_than: new Date(Date.now() - minutes * 60_000).toISOString() },
  };
  const { totalDocs } = await req.payload.count({ collection: 'audit-events', where, req });
  return totalDocs > 0;
}
