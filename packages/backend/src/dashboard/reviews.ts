import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { listWaitingReviews } from '../publishing/review/reviews.ts';
import { type Card, maxItems } from './card.ts';

/** Versions that the reader is asked to review, and the answers to what they asked. */
export async function readReviews(payload: Payload, user: TypedUser): Promise<Card> {
  const reviews = await listWaitingReviews(await createLocalReq({ user }, payload));
  const items = reviews
    .slice(0, maxItems)
    .map(({ title, href, state, asker, reviewer, note, answer, at }) => ({
      id: href,
      title,
      detail:
        state === 'asked'
          ? `${asker}: ${note}`
          : state === 'approved'
            ? `${reviewer} has approved it`
            : `${reviewer}: ${answer}`,
      at: new Date(at),
      href,
    }));
  return { total: reviews.length, items, href: '' };
}
