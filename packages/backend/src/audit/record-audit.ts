import type { PayloadRequest } from 'payload';
import { executeIn, sql } from '../database/transaction.ts';
import type { AuditEvent } from '../payload-types.ts';

export interface AuditEntry {
  action: AuditEvent['action'];
  /** Slug of the collection or global. */
  kind?: string;
  /** Id of the record. */
  record?: number | string;
  /** Sentence that stays readable without the record; no personal data beyond a reference. */
  summary: string;
  /** Who did it, when it was nobody with an account: 'The site', 'An applicant'. */
  actorName?: string;
}

/** Records what the user of `req` did, in the transaction of `req`. */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const { user } = req;
  await req.payload.create({
    collection: 'audit-events',
    data: {
      action: entry.action,
      kind: entry.kind,
      record: entry.record === undefined ? undefined : String(entry.record),
      summary: entry.summary.slice(0, 300),
      actor: user?.id,
      actorName: entry.actorName ?? user?.name ?? 'The site',
    },
    depth: 0,
    req,
  });
}

/** Records in one statement what the user of `req` did to several records, each with its reference. */
export async function recordAudits(
  req: PayloadRequest,
  action: AuditEvent['action'],
  kind: string,
  rows: { id: number; reference: string }[],
): Promise<void> {
  const { user } = req;
  if (!user) return;
  const execute = await executeIn(req);
  await execute(sql`
    insert into audit_events (action, kind, record, summary, actor_id, actor_name)
    select ${action}, ${kind}, id, reference, ${user.id}, ${user.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as records(id text, reference text)`);
}
