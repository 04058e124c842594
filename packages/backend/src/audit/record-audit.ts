import type { FlattenedField, PayloadRequest, Where } from 'payload';
import { executeIn, sql } from '../database/transaction.ts';
import { isReference } from '../fields/reference.ts';
import type { AuditEvent } from '../payload-types.ts';

interface AuditEntry {
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

/** Records in one statement what the user of `req` did to several records, each by its reference or with a summary. */
export async function recordAudits(
  req: PayloadRequest,
  action: AuditEvent['action'],
  kind: string,
  rows: { id: number; reference?: string; summary?: string }[],
): Promise<void> {
  const { user } = req;
  if (!user || rows.length === 0) return;
  await executeIn(req)(sql`
    insert into audit_events (action, kind, record, summary, actor_id, actor_name)
    select ${action}, ${kind}, id, left(coalesce(summary, reference), 300), ${user.id}, ${user.name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as records(id text, reference text, summary text)`);
}

/** Minutes in which the same list, requested again by the same person, is one entry. */
const sessionMinutes = 15;

/** Field types whose values identify nobody, so that the trail may repeat them. */
const impersonal = ['checkbox', 'date', 'number', 'radio', 'relationship', 'select'];

/** Operators that compare whole values: with any other one a search term may be the value. */
const comparesWhole = ['equals', 'in'];

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

interface ListRead {
  /** Slug of the collection. */
  kind: string;
  /** Records in the response. */
  count: number;
  /** Records that match; left out for the next page of a list, which does not count them. */
  total?: number | undefined;
  page?: number | undefined;
  where?: Where | undefined;
  /** Name of the filter, instead of its description. */
  filter?: string | undefined;
}

/** Records that the user of `req` read a list of records about people: how many, and by which filter. */
export async function recordListed(
  req: PayloadRequest,
  { kind, count, total, page = 1, where, filter = describeFilter(req, kind, where) }: ListRead,
): Promise<void> {
  if (!req.user || count === 0) return;
  const text = `${count}${total === undefined ? '' : ` of ${total}`}${page > 1 ? `, page ${page}` : ''}${filter && `: ${filter}`}`;
  const entry = { action: 'listed', kind, summary: text.slice(0, 300) } as const;
  if (!(await hasRecentEntry(req, entry, sessionMinutes))) await recordAudit(req, entry);
}

/**
 * Describes a filter on one line, as `status equals new and email contains …`. Text that was searched for
 * is left out: the trail outlives an erasure and must not hold a person's name or address.
 */
export function describeFilter(req: PayloadRequest, kind: string, where: Where | undefined): string {
  const entity = req.payload.config.collections.find(({ slug }) => slug === kind);
  return describe(where ?? {}, entity?.flattenedFields ?? []);
}

function describe(where: Where, fields: FlattenedField[]): string {
  return Object.entries(where)
    .map(([name, value]) => {
      const operator = name.toLowerCase();
      if (operator === 'and' || operator === 'or') {
        const parts = (Array.isArray(value) ? value : []).map((part: Where) => describe(part, fields));
        const text = parts.filter(Boolean).join(` ${operator} `);
        return operator === 'or' && text ? `(${text})` : text;
      }
      return Object.entries(value ?? {})
        .map(([comparison, operand]) => `${name} ${comparison} ${redact(name, comparison, operand, fields)}`)
        .join(' and ');
    })
    .filter(Boolean)
    .join(' and ');
}

function redact(path: string, comparison: string, value: unknown, fields: FlattenedField[]): string {
  const field = fields.find(({ name }) => name === path);
  const text = String(value);
  const isSafe =
    path === 'reference'
      ? comparesWhole.includes(comparison) && text.split(',').every(isReference)
      : path === 'id' || (field && impersonal.includes(field.type));
  return isSafe ? text : '…';
}
