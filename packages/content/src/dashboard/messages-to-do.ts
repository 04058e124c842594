import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type MessageFilter, shownFor } from '../messages/views.ts';
import type { Message } from '../payload-types.ts';
import { listPath, moment, shown, type Todo } from './todo.ts';

interface ToDo {
  filter: MessageFilter;
  sort: 'createdAt' | 'followUpOn';
  itemOf(message: Message): { detail: string | null; at: string | null };
}

/** What the inbox shows for a filter: how many, the first few, and the list itself. Null for people who do not answer messages. */
export async function messagesToDo(
  payload: Payload,
  user: TypedUser | null,
  { filter, sort, itemOf }: ToDo,
): Promise<Todo | null> {
  if (!user || !hasRole(user, 'administrator', 'sales')) return null;
  const { docs, totalDocs } = await payload.find({
    collection: 'messages',
    where: shownFor(filter),
    sort: [sort, 'id'],
    limit: shown,
    depth: 1,
    joins: false,
    overrideAccess: false,
    user,
  });
  return {
    total: totalDocs,
    items: docs.map((message) => {
      const { detail, at } = itemOf(message);
      return {
        id: message.id,
        title: message.name || 'Without a name',
        detail,
        at: moment(at),
        href: `/collections/messages/${message.id}`,
      };
    }),
    href: listPath('messages', filter, sort),
  };
}
