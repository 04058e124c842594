import { addDays, companyTimeZone, toCompanyDate } from '@riverfront/backend/time/company-time';
import { toInstant } from '@riverfront/backend/time/to-instant';
import type { Where } from 'payload';

/** A filter of the audit trail; days as `2026-11-21`, in the company's time zone. */
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
    ...(from ? [{ createdAt: { greater_than_equal: startOf(from) } }] : []),
    ...(to ? [{ createdAt: { less_than: startOf(addDays(to, 1)) } }] : []),
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
    from: from && toCompanyDate(new Date(from)),
    // The last millisecond of the day before.
    to: to && toCompanyDate(new Date(Date.parse(to) - 1)),
  };
}

/** The company's midnight, or one o'clock where the clocks change at midnight. */
function startOf(day: string): string {
  const zone = companyTimeZone();
  return toInstant(`${day}T00:00`, zone) ?? toInstant(`${day}T01:00`, zone) ?? day;
}
