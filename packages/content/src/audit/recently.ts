import type { PayloadRequest } from 'payload';
import type { AuditEvent } from '../payload-types.ts';

/** Whether the user of `req` has an entry of this kind about a record that is younger than so many minutes. */
export async function wasRecent(
  req: PayloadRequest,
  entry: { action: AuditEvent['action']; kind: string; record: number | string },
  minutes: number,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit-events',
    where: {
      action: { equals: entry.action },
      kind: { equals: entry.kind },
      record: { equals: String(entry.record) },
      actor: { equals: req.user?.id ?? 0 },
      createdAt: { greater_than: new Date(Date.now() - minutes * 60_000).toISOString() },
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}
