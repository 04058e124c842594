import type { PayloadRequest, Where } from 'payload';
import { executeIn, sql } from '../database/transaction.ts';
import type { AuditEvent } from '../payload-types.ts';

interface AuditEntry {
  action: AuditEvent['action'];
  /** Slug of the collection or global. */
  kind?: string;
  /** Id of the record. */
  record?: number | string;
  /** Sentence that stays readable without the record; no personal data beyond a reference. */
  summary: string;
  /** Filter of a list or export, redacted. */
  filter?: AuditEvent['filter'];
  /** Who did it, when it was nobody with an account: 'The site', 'An applicant'. */
  actorName?: string;
}

/** Records what the user of `req` did, in the transaction of `req`. */
export function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  return insert(req, [entry]);
}

/** Records in one statement what the user of `req` did to several records, each by its reference or with a summary. */
export async function recordAudits(
  req: PayloadRequest,
  action: AuditEvent['action'],
  kind: string,
  rows: { id: number; reference?: string; summary?: string }[],
): Promise<void> {
  if (!req.user) return;
  const entries = rows.map(({ id, reference = '', summary = reference }) => ({
    action,
    kind,
    record: id,
    summary,
  }));
  await insert(req, entries);
}

async function insert(req: PayloadRequest, entries: AuditEntry[]): Promise<void> {
  const { user } = req;
  await executeIn(req)(sql`
    insert into audit_events (action, kind, record, summary, filter, actor_id, actor_name)
    select action, kind, record, left(summary, 300), filter, ${user?.id ?? null},
      coalesce("actorName", ${user?.name ?? 'The site'})
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entries(
      action enum_audit_events_action, kind text, record text, summary text, filter jsonb, "actorName" text)`);
}

/** Minutes in which the same list, requested again by the same person, is one entry. */
const sessionMinutes = 15;

/** Field types whose values identify nobody. */
const impersonal = ['checkbox', 'date', 'number', 'radio', 'relationship', 'select'];

/** Whether the user of `req` has an audit entry with these values that is younger than so many minutes. */
export async function hasRecentEntry(
  req: PayloadRequest,
  entry: Record<string, unknown>,
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

interface ListRead {
  /** Slug of the collection. */
  kind: string;
  /** Records in the response. */
  count: number;
  /** Records that match; left out for the next page of a list, which does not count them. */
  total?: number | undefined;
  page?: number | undefined;
  where?: Where | undefined;
  /** Filter to record instead of `where`, without words that were searched for. */
  filter?: AuditEvent['filter'];
}

/** Records that the user of `req` read a list of records about people: how many, and by which filter. */
export async function recordListed(
  req: PayloadRequest,
  { kind, count, total, page = 1, where, filter = redactFilter(req, kind, where) }: ListRead,
): Promise<void> {
  if (!req.user || count === 0) return;
  const summary = `${count}${total === undefined ? '' : ` of ${total}`}${page > 1 ? `, page ${page}` : ''}`;
  const entry = { action: 'listed', kind, summary, filter } as const;
  if (!(await hasRecentEntry(req, entry, sessionMinutes))) await recordAudit(req, entry);
}

/**
 * The filter that an entry holds; null without conditions. Text that was searched for becomes “…”: the trail outlives
 * an erasure and must not hold a person's name or address.
 */
export function redactFilter(req: PayloadRequest, kind: string, where: Where = {}): Where | null {
  if (Object.values(where).flat().length === 0) return null;
  const entity = req.payload.config.collections.find(({ slug }) => slug === kind);
  const fields = entity?.flattenedFields.filter(({ type }) => impersonal.includes(type)) ?? [];
  return redact(where, ['id', ...fields.map(({ name }) => name)]);
}

function redact(where: Where, shown: string[]): Where {
  const redacted = Object.entries(where).map(([name, value]) => {
    if (/^(and|or)$/i.test(name) && Array.isArray(value))
      return [name, value.map((part) => redact(part, shown))];
    return [name, shown.includes(name) ? value : '…'];
  });
  return Object.fromEntries(redacted);
}
