import type { Where } from 'payload';
import { addDays, toCompanyDate } from '../../platform/index.ts';

/** A named filter of the inbox. */
export interface MessageView {
  label: string;
  /** In the form of Payload's list filters: alternatives of conditions. */
  where: { or: { and: Where[] }[] };
}

/** Leaves spam out, as the inbox does unless a filter is about it. */
export const notSpam: Where = {
  and: [{ status: { not_equals: 'spam' } }, { suspectedSpam: { not_equals: true } }],
};

/** Conditions on fields, all of which hold. */
export type MessageFilter = Record<string, Record<string, string>>;

/** Messages that nobody has taken up. */
export const isNew: MessageFilter = { status: { equals: 'new' } };

/** Messages whose follow-up date is today or earlier in the company's time zone, answered ones too. */
export function isFollowUpDue(now: Date): MessageFilter {
  // A date is stored as a time of that day in UTC.
  return { followUpOn: { less_than: `${addDays(toCompanyDate(now), 1)}T00:00:00.000Z` } };
}

/** Whether a filter is about spam. */
export function asksForSpam(where: unknown): boolean {
  return /"spam"|"suspectedSpam"/.test(JSON.stringify(where ?? {}));
}

/** What the inbox shows for a filter. Every count of messages on the staff side uses it. */
export function shownFor(where: Where): Where {
  return asksForSpam(where) ? where : { and: [where, notSpam] };
}

/** The views above the list for one member of staff. */
export function messageViews(user: number | string, now = new Date()): MessageView[] {
  const only = (...and: Where[]) => ({ or: [{ and }] });
  return [
    { label: 'New', where: only(isNew) },
    { label: 'In progress', where: only({ status: { equals: 'in-progress' } }) },
    { label: 'Mine', where: only({ owner: { equals: user } }) },
    { label: 'Follow-up due', where: only(isFollowUpDue(now)) },
    {
      label: 'Spam',
      where: {
        or: [{ and: [{ status: { equals: 'spam' } }] }, { and: [{ suspectedSpam: { equals: true } }] }],
      },
    },
  ];
}
