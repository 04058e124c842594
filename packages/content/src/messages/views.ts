import type { Where } from 'payload';

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

/** Whether a filter is about spam, so that it is not left out. */
export function asksForSpam(where: unknown): boolean {
  return /"spam"|"suspectedSpam"/.test(JSON.stringify(where ?? {}));
}

/** The views above the list, for one member of staff, on one day. */
export function messageViews(user: number | string, now = new Date()): MessageView[] {
  const only = (...and: Where[]) => ({ or: [{ and }] });
  // A day's field holds noon of that day.
  const endOfToday = `${now.toISOString().slice(0, 10)}T23:59:59.999Z`;
  return [
    { label: 'New', where: only({ status: { equals: 'new' } }) },
    { label: 'In progress', where: only({ status: { equals: 'in-progress' } }) },
    { label: 'Mine', where: only({ owner: { equals: user } }) },
    {
      label: 'Follow-up due',
      where: only({ followUpOn: { less_than_equal: endOfToday } }, { status: { not_equals: 'answered' } }),
    },
    {
      label: 'Spam',
      where: {
        or: [{ and: [{ status: { equals: 'spam' } }] }, { and: [{ suspectedSpam: { equals: true } }] }],
      },
    },
  ];
}
