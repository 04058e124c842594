import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { moment, shown, type Todo } from './todo.ts';

interface Row {
  id: number;
  record: number;
  kind: 'messages' | 'applications';
  name: string | null;
  error: string;
  at: Date | string;
  total: number;
}

/**
 * Replies that did not reach their receiver, the oldest first, for who wrote them and who looks after the record.
 * Null for people who write none.
 */
export async function failedReplies(payload: Payload, user: TypedUser | null): Promise<Todo | null> {
  if (!user || !hasRole(user, 'administrator', 'sales', 'recruiter')) return null;
  const kinds = [
    ...(hasRole(user, 'administrator', 'sales') ? ['messages'] : []),
    ...(hasRole(user, 'administrator', 'recruiter') ? ['applications'] : []),
  ];
  const isOpen = sql`n.delivery in ('waiting', 'failed') and n.delivery_error is not null`;
  const { rows } = await execute(payload)(sql`
    with failed as (
      select n.id, 'messages' as kind, m.id as record, m.name, n.delivery_error as error, n.created_at as at
      from message_notes n join messages m on m.id = n.about_id
      where ${isOpen} and (n.author_id = ${user.id} or m.owner_id = ${user.id})
      union all
      select n.id, 'applications', a.id, concat_ws(' ', a.first_name, a.last_name), n.delivery_error, n.created_at
      from application_notes n join applications a on a.id = n.about_id
      where ${isOpen} and (n.author_id = ${user.id} or a.owner_id = ${user.id}))
    select *, count(*) over ()::int as total from failed
    where kind in ${kinds} order by at, id limit ${shown}`);
  const found = rows as unknown as Row[];
  return {
    total: found[0]?.total ?? 0,
    items: found.map(({ id, kind, record, name, error, at }) => ({
      id: `${kind} ${id}`,
      title: name || 'Without a name',
      detail: error,
      at: moment(at),
      href: `/collections/${kind}/${record}`,
    })),
    href: '',
  };
}
