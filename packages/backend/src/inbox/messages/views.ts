import type { Where } from 'payload';
import { today } from '../../time/company-time.ts';

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
  return { followUpOn: { less_than_equal: today(now) } };
}

/** Whether a filter is about spam. */
export function asksForSpam(where: unknown): boolean {
  return /"spam"|"suspectedSpam"/.test(JSON.stringify(where ?? {}));
}

/** What the inbox shows for a filter. Every count of messages on the staff side uses it. */
export function shownFor(where: Where): Where {
  return asksForSpam(where) ? where : { and: [where, notSpam] };
}

/** The views of the inbox. Each message is in exactly one of the last four. */
export const inboxViews = [
  { key: 'mine', label: 'Mine' },
  { key: 'unassigned', label: 'Unassigned' },
  { key: 'waiting', label: 'Waiting' },
  { key: 'snoozed', label: 'Snoozed' },
  { key: 'answered', label: 'Answered' },
  { key: 'spam', label: 'Spam' },
] as const;
export type InboxView = (typeof inboxViews)[number]['key'];

/** The filter of each view for one member of staff. A snoozed message waits again from its date on. */
export function viewFilters(user: number | string, now = new Date()): Record<InboxView, Where> {
  const isUndated: Where = { followUpOn: { exists: false } };
  const isOpen: Where = {
    or: [{ and: [{ status: { in: ['new', 'in-progress'] } }, isUndated] }, isFollowUpDue(now)],
  };
  return {
    mine: { and: [isOpen, { owner: { equals: user } }, notSpam] },
    unassigned: { and: [isOpen, { owner: { exists: false } }, notSpam] },
    waiting: { and: [isOpen, notSpam] },
    snoozed: { and: [{ followUpOn: { greater_than: today(now) } }, notSpam] },
    answered: { and: [{ status: { equals: 'answered' } }, isUndated, notSpam] },
    spam: { or: [{ status: { equals: 'spam' } }, { suspectedSpam: { equals: true } }] },
  };
}
