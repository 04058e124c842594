import type { Payload, TypedUser } from 'payload';
import { isNew } from '../messages/views.ts';
import { messagesToDo } from './messages-to-do.ts';
import type { Todo } from './todo.ts';

/** Messages that nobody has taken up, those that wait longest first. Null for people who do not answer messages. */
export function newMessages(payload: Payload, user: TypedUser | null): Promise<Todo | null> {
  return messagesToDo(payload, user, {
    filter: isNew,
    sort: 'createdAt',
    itemOf: ({ organization, createdAt }) => ({ detail: organization || null, at: createdAt }),
  });
}
