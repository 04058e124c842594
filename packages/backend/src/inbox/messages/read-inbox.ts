import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { idOf, staffNames } from '../../accounts/owners.ts';
import { internalRead } from '../../audit/lists.ts';
import { recordListed } from '../../audit/record-audit.ts';
import { containsWords, fold, foldPhone } from '../../database/plain-search.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { today } from '../../time/company-time.ts';
import { isSpam } from './status.ts';

/** Leaves spam out, as the inbox does unless a filter is about it. */
export const notSpam: Where = {
  and: [{ status: { not_equals: 'spam' } }, { suspectedSpam: { not_equals: true } }],
};

/** Messages whose follow-up date is today or earlier in the company's time zone, answered ones too. */
function isFollowUpDue(now: Date): Where {
  return { followUpOn: { less_than_equal: today(now) } };
}

/** Whether a filter is about spam. */
export function asksForSpam(where: unknown): boolean {
  return /"spam"|"suspectedSpam"/.test(JSON.stringify(where ?? {}));
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

const pageSize = 40;

/** Query of the inbox; what cannot be read counts as absent. */
export const inboxQuery = z.object({
  view: z
    .enum(inboxViews.map(({ key }) => key))
    .optional()
    .catch(undefined),
  /** Searches all messages, whatever the view. */
  search: z.string().trim().max(100).catch(''),
  /** Shows messages with a smaller id. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
});
type InboxQuery = z.output<typeof inboxQuery>;

/** One page of a view, newest first, and the bounded counts of all views. */
export type InboxPage = Awaited<ReturnType<typeof readInbox>>;
export type InboxItem = InboxPage['items'][number];

/** Reads a page of the inbox as the user of `req`. */
export async function readInbox(req: PayloadRequest, { view = 'waiting', search, before }: InboxQuery) {
  const { payload, user } = req;
  const shared = { collection: 'messages', overrideAccess: false, user, context: internalRead } as const;
  const filters = viewFilters(user?.id ?? 0);
  const below: Where = before === undefined ? {} : { id: { less_than: before } };
  const [{ docs }, ...counts] = await Promise.all([
    payload.find({
      ...shared,
      where: search
        ? { id: { in: await findMatches(req, search, before) } }
        : { and: [filters[view], below] },
      sort: '-id',
      limit: pageSize + 1,
      pagination: false,
      depth: 0,
      joins: false,
    }),
    ...inboxViews.map(({ key }) => payload.count({ ...shared, where: filters[key] })),
  ]);
  const views = inboxViews.map((one, index) => ({ ...one, count: counts[index]?.totalDocs ?? 0 }));
  const page = docs.slice(0, pageSize);
  const shown = views.find(({ key }) => key === view);
  const total = search ? page.length : (shown?.count ?? 0);
  // What was searched for may be a person's name, which the trail must not hold.
  const filter = search ? { search: '…' } : { view };
  await recordListed(req, { kind: 'messages', count: page.length, total, filter });
  const names = await staffNames(
    req,
    page.map(({ owner }) => idOf(owner)),
  );
  return {
    view,
    views,
    more: docs.length > pageSize,
    items: page.map((doc) => ({
      id: doc.id,
      name: doc.name || 'Without a name',
      organization: doc.organization || null,
      firstWords: (doc.message ?? '').replace(/\s+/g, ' ').slice(0, 140),
      at: doc.createdAt,
      status: doc.status,
      isSpam: isSpam(doc),
      followUpOn: doc.followUpOn ?? null,
      owner: names.get(idOf(doc.owner) ?? 0) ?? null,
    })),
  };
}

/** Finds the messages that contain every word, newest first. */
async function findMatches(req: PayloadRequest, search: string, before = 2 ** 31 - 1): Promise<number[]> {
  const { rows } = await executeIn(req)<{ id: number }>(sql`
    select id from messages where id < ${before} and ${messageContains(search)}
    order by id desc limit ${pageSize + 1}`);
  return rows.map(({ id }) => id);
}

/** Whether a message contains every word, through the index `messages_search_idx`, as the list's search does. */
export function messageContains(search: string) {
  const texts = ['name', 'email', 'organization', 'reference', 'message'].map((name) =>
    fold(sql.identifier(name)),
  );
  return containsWords([...texts, foldPhone(sql`phone`)], search);
}
