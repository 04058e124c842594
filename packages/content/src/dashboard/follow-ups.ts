import type { Payload, TypedUser } from 'payload';
import { isFollowUpDue } from '../messages/views.ts';
import { messagesToDo } from './messages-to-do.ts';
import type { Todo } from './todo.ts';

/** Messages whose follow-up date is today or over, the oldest first. Null for people who do not answer messages. */
export function followUps(payload: Payload, user: TypedUser | null, now: Date): Promise<Todo | null> {
  return messagesToDo(payload, user, {
    filter: isFollowUpDue(now),
    sort: 'followUpOn',
    itemOf: ({ organization, owner, followUpOn }) => ({
      detail: [
        organization,
        owner && typeof owner === 'object' ? `with ${owner.name}` : 'nobody looks after it',
      ]
        .filter(Boolean)
        .join(', '),
      at: followUpOn ?? null,
    }),
  });
}
