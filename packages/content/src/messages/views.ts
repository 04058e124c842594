import type { Where } from 'payload';
import { companyDay, daysLater } from '../dashboard/company-time.ts';

/** A list of messages that somebody opens often. */
export interface MessageView {
  label: string;
  /** In the form in which Payload's list keeps its filters: alternatives of conditions. */
  where: { or: { and: Where[] }[] };
}

/** What the inbox leaves out unless spam is asked for. */
export const notSpam: Where = {
  and: [{ status: { not_equals: 'spam' } }, { suspectedSpam: { not_equals: true } }],
};

/** Conditions on fields, all of which hold. */
export type MessageFilter = Record<string, Record<string, string>>;

/** Messages that nobody has taken up. */
export const isNew: MessageFilter = { status: { equals: 'new' } };

/** Messages whose follow-up date is today, at the company, or over; answered ones too, for that is when one follows up. */
export function isFollowUpDue(now: Date): MessageFilter {
  // A day is stored as a time of that day in UTC.
  return { followUpOn: { less_than: `${daysLater(companyDay(now), 1)}T00:00:00.000Z` } };
}

/** Whether a filter is about spam, so that it is not left out. */
export function asksForSpam(where: unknown): boolean {
  return /"spam"|"suspectedSpam"/.test(JSON.stringify(where ?? {}));
}

/** What the inbox shows for a filter; every number of messages on the staff side is counted with it. */
export function shownFor(where: Where): Where {
  return asksForSpam(where) ? where : { and: [where, notSpam] };
}

/** The views above the list, for one member of staff, on one day. */
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
