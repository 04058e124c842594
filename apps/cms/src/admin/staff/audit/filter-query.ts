import type { Where } from 'payload';

/** A filter of the audit trail; days as `2026-11-21`, in the reader's own time zone. */
export interface AuditFilter {
  kind?: string;
  action?: string;
  who?: string;
  from?: string;
  to?: string;
}

/** Turns a filter into conditions for the list's URL; empty entries are none. */
export function toConditions({ kind, action, who, from, to }: AuditFilter): Where[] {
  return [
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(action ? [{ action: { equals: action } }] : []),
    ...(who?.trim() ? [{ actorName: { contains: who.trim() } }] : []),
    ...(from ? [{ createdAt: { greater_than_equal: startOf(from).toISOString() } }] : []),
    ...(to ? [{ createdAt: { less_than: startOf(to, 1).toISOString() } }] : []),
  ];
}

/** Parses the filter from the list's URL; ignores other conditions. */
export function parseFilter(search: URLSearchParams): AuditFilter {
  const readValue = (condition: string) =>
    [...search].find(([name]) => name.startsWith('where') && name.endsWith(condition))?.[1];
  const from = readValue('[createdAt][greater_than_equal]');
  const to = readValue('[createdAt][less_than]');
  return {
    kind: readValue('[kind][equals]'),
    action: readValue('[action][equals]'),
    who: readValue('[actorName][contains]'),
    from: from && toDay(new Date(from)),
    // The last millisecond of the day before.
    to: to && toDay(new Date(Date.parse(to) - 1)),
  };
}

/** Local midnight of a day, or of so many days after it. */
function startOf(day: string, days = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days);
}

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
