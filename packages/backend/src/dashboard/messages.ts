import type { Payload, TypedUser, Where } from 'payload';
import {
  type InboxView,
  isFollowUpDue,
  isNew,
  type MessageFilter,
  shownFor,
} from '../inbox/messages/read-inbox.ts';
import type { Message } from '../payload-types.ts';
import { type Card, maxItems, toDate } from './card.ts';

/** New messages, the reader's own and the longest wait first. */
export function readNewMessages(payload: Payload, user: TypedUser): Promise<Card> {
  return readMessages(payload, user, {
    filter: isNew,
    sort: 'createdAt',
    detailOf: ({ organization }) => organization || null,
  });
}

/** Days after which somebody should look at a message that is in Spam only because the site suspects it. */
const suspectedDays = 1;

/** Suspected messages that nobody has decided about, the longest wait first. */
export function readSuspected(payload: Payload, user: TypedUser, now: Date): Promise<Card> {
  const before = new Date(now.getTime() - suspectedDays * 86_400_000).toISOString();
  return readMessages(payload, user, {
    filter: { ...isNew, suspectedSpam: { equals: 'true' }, createdAt: { less_than: before } },
    sort: 'createdAt',
    detailOf: ({ spamReasons }) => spamReasons?.join('; ') || null,
    view: 'spam',
  });
}

/** Messages whose follow-up date is today or earlier, the reader's own and the oldest first. */
export function readFollowUps(payload: Payload, user: TypedUser, now: Date): Promise<Card> {
  return readMessages(payload, user, {
    filter: isFollowUpDue(now),
    sort: 'followUpOn',
    detailOf: ({ organization, owner }) => {
      const responsible = owner && typeof owner === 'object' ? `with ${owner.name}` : 'without an owner';
      return organization ? `${organization}, ${responsible}` : responsible;
    },
  });
}

interface MessageCard {
  filter: MessageFilter;
  sort: 'createdAt' | 'followUpOn';
  detailOf(message: Message): string | null;
  view?: InboxView;
}

/** Reads what the inbox shows for a filter, so that both count alike. */
async function readMessages(
  payload: Payload,
  user: TypedUser,
  { filter, sort, detailOf, view = 'waiting' }: MessageCard,
): Promise<Card> {
  const find = (where: Where) =>
    payload.find({
      collection: 'messages',
      where: { and: [shownFor(filter), where] },
      sort: [sort, 'id'],
      limit: maxItems,
      depth: 1,
      joins: false,
      overrideAccess: false,
      user,
    });
  const [mine, others] = await Promise.all([
    find({ owner: { equals: user.id } }),
    find({ or: [{ owner: { not_equals: user.id } }, { owner: { exists: false } }] }),
  ]);
  const docs = [...mine.docs, ...others.docs].slice(0, maxItems);
  return {
    total: mine.totalDocs + others.totalDocs,
    items: docs.map((message) => ({
      id: message.id,
      title: message.name || 'Without a name',
      detail: detailOf(message),
      at: toDate(message[sort] ?? null),
      href: `/inbox?message=${message.id}`,
      isMine: mine.docs.includes(message),
    })),
    href: `/inbox?view=${view}`,
  };
}
