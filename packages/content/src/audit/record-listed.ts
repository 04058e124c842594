import type { FlattenedField, PayloadRequest, Where } from 'payload';
import { recordAudit } from './record-audit.ts';

/** Minutes in which the same list, asked for again by the same person, is one entry. */
const sessionMinutes = 15;

/** Fields whose values say nothing about one person, so that the trail may repeat them. */
const repeatable = ['checkbox', 'date', 'number', 'radio', 'relationship', 'select'];

export interface Listed {
  /** Slug of the collection. */
  kind: string;
  /** Records that were handed out. */
  count: number;
  /** Records that match. */
  total: number;
  page?: number | undefined;
  where?: Where | undefined;
}

/** Records that the user of `req` read a list of records about people: how many, and by which filter. */
export async function recordListed(
  req: PayloadRequest,
  { kind, count, total, page = 1, where }: Listed,
): Promise<void> {
  if (!req.user || count === 0) return;
  const filter = describeFilter(req, kind, where);
  const summary = `${count} of ${total}${page > 1 ? `, page ${page}` : ''}${filter && `: ${filter}`}`;
  if (await wasListed(req, kind, summary.slice(0, 300))) return;
  await recordAudit(req, { action: 'listed', kind, summary });
}

async function wasListed(req: PayloadRequest, kind: string, summary: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'audit-events',
    where: {
      action: { equals: 'listed' },
      kind: { equals: kind },
      summary: { equals: summary },
      actor: { equals: req.user?.id ?? 0 },
      createdAt: { greater_than: new Date(Date.now() - sessionMinutes * 60_000).toISOString() },
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/**
 * A filter in one line, as `status equals new and email contains …`. What was searched for in text is
 * left out: the trail outlives an erasure and must not hold a person's name or address.
 */
export function describeFilter(req: PayloadRequest, kind: string, where: Where | undefined): string {
  const entity = req.payload.config.collections.find(({ slug }) => slug === kind);
  return conditionText(where ?? {}, entity?.flattenedFields ?? []);
}

function conditionText(where: Where, fields: FlattenedField[]): string {
  return Object.entries(where)
    .map(([name, value]) => {
      if (name.toLowerCase() === 'and' || name.toLowerCase() === 'or') {
        const parts = (Array.isArray(value) ? value : []).map((part: Where) => conditionText(part, fields));
        const text = parts.filter(Boolean).join(` ${name.toLowerCase()} `);
        return name.toLowerCase() === 'or' && text ? `(${text})` : text;
      }
      return Object.entries(value ?? {})
        .map(([operator, wanted]) => `${name} ${operator} ${shown(name, wanted, fields)}`)
        .join(' and ');
    })
    .filter(Boolean)
    .join(' and ');
}

function shown(path: string, wanted: unknown, fields: FlattenedField[]): string {
  const field = fields.find(({ name }) => name === path);
  const isSafe = path === 'id' || path === 'reference' || (field && repeatable.includes(field.type));
  return isSafe ? String(wanted) : '…';
}
