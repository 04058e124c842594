import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { companyDay, daysLater } from './company-time.ts';
import { listPath, moment, shown, type Todo } from './todo.ts';

interface Row {
  id: number;
  name: string | null;
  organization: string | null;
  owner: string | null;
  follow_up_on: Date | string;
}

/** Messages whose follow-up date is today or over, the oldest first. Null for people who do not answer messages. */
export async function followUps(payload: Payload, user: unknown, now: Date): Promise<Todo | null> {
  if (!hasRole(user, 'administrator', 'sales')) return null;
  const run = execute(payload);
  // A day is kept as a moment of that day in UTC.
  const end = `${daysLater(companyDay(now), 1)}T00:00:00.000Z`;
  const due = sql`m.follow_up_on < ${end}::timestamptz and m.status <> 'spam'`;
  const counted = await run(sql`select count(*)::int as total from messages m where ${due}`);
  const { rows } = await run(sql`
    select m.id, m.name, m.organization, m.follow_up_on, u.name as owner
    from messages m left join users u on u.id = m.owner_id
    where ${due} order by m.follow_up_on, m.id limit ${shown}`);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    items: (rows as unknown as Row[]).map((row) => ({
      id: row.id,
      title: row.name || 'Without a name',
      detail: [row.organization, row.owner ? `with ${row.owner}` : 'nobody looks after it']
        .filter(Boolean)
        .join(', '),
      at: moment(row.follow_up_on),
      href: `/collections/messages/${row.id}`,
    })),
    href: listPath(
      'messages',
      { followUpOn: { less_than: end }, status: { not_equals: 'spam' } },
      'followUpOn',
    ),
  };
}
