import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { listPath, moment, shown, type Todo } from './todo.ts';

interface Row {
  id: number;
  name: string | null;
  organization: string | null;
  suspected_spam: boolean | null;
  created_at: Date | string;
}

/** Messages that nobody has taken up, those that wait longest first. Null for people who do not answer messages. */
export async function newMessages(payload: Payload, user: unknown): Promise<Todo | null> {
  if (!hasRole(user, 'administrator', 'sales')) return null;
  const run = execute(payload);
  const counted = await run(sql`select count(*)::int as total from messages where status = 'new'`);
  const { rows } = await run(sql`
    select id, name, organization, suspected_spam, created_at from messages
    where status = 'new' order by created_at, id limit ${shown}`);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    items: (rows as unknown as Row[]).map((row) => ({
      id: row.id,
      title: row.name || 'Without a name',
      detail: [row.organization, row.suspected_spam && 'looks like spam'].filter(Boolean).join(', ') || null,
      at: moment(row.created_at),
      href: `/collections/messages/${row.id}`,
    })),
    href: listPath('messages', { status: { equals: 'new' } }, 'createdAt'),
  };
}
