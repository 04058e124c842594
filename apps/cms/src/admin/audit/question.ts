import type { Where } from 'payload';

/** What is asked of the audit trail; days as `2026-11-21`, in the reader's own time zone. */
export interface AuditQuestion {
  kind?: string;
  action?: string;
  who?: string;
  from?: string;
  to?: string;
}

/** The conditions of a question, as the list's address carries them; what was left empty is none. */
export function whereOf({ kind, action, who, from, to }: AuditQuestion): Where[] {
  return [
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(action ? [{ action: { equals: action } }] : []),
    ...(who?.trim() ? [{ actorName: { contains: who.trim() } }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: startOf(from).toISOString() } }] : []),
    ...(to ? [{ createdAt: { less_than: startOf(to, 1).toISOString() } }] : []),
  ];
}

/** The question that an address asks, the other way round; what it asks beyond is left out. */
export function questionIn(search: URLSearchParams): AuditQuestion {
  const asked = (condition: string) =>
    [...search].find(([name]) => name.startsWith('where') && name.endsWith(condition))?.[1];
  const from = asked('[createdAt][greater_than_equal]');
  const to = asked('[createdAt][less_than]');
  return {
    kind: asked('[kind][equals]'),
    action: asked('[action][equals]'),
    who: asked('[actorName][contains]'),
    from: from && dayOf(new Date(from)),
    // The last moment of the day before.
    to: to && dayOf(new Date(Date.parse(to) - 1)),
  };
}

/** Midnight of a day here, or of one `later` days after it. */
function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
