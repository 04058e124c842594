import type { Payload, TypedUser, Where } from 'payload';
import { isFollowUpDue, isNew, type MessageFilter, shownFor } from '../../inbox/index.ts';
import type { Message } from '../../payload-types.ts';
import { type Card, maxItems, toDate } from './card.ts';

/** New messages, the reader's own and the longest wait first. */
export function readNewMessages(payload: Payload, user: TypedUser): Promise<Card> {
  return readMessages(payload, user, {
    filter: isNew,
    sort: 'createdAt',
    detailOf: ({ organization }) => organization || null,
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
}

/** Reads what the inbox shows for a filter, so that both count alike. */
async function readMessages(
  payload: Payload,
  user: TypedUser,
  { filter, sort, detailOf }: MessageCard,
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
    href: '/inbox?view=waiting',
  };
}
