import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { companyDay, daysLater } from './company-time.ts';
import { listPath, moment, shown, type Todo } from './todo.ts';

interface Row {
  id: number;
  title: string | null;
  location: string | null;
  closing_on: Date | string;
}

/** Open jobs whose last day is among the next seven, today included. Null for people who do not look after jobs. */
export async function jobsClosing(payload: Payload, user: unknown, now: Date): Promise<Todo | null> {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  const run = execute(payload);
  const today = companyDay(now);
  const [from, to] = [`${today}T00:00:00.000Z`, `${daysLater(today, 7)}T00:00:00.000Z`];
  const closing = sql`_status = 'published' and availability = 'active'
    and closing_on >= ${from}::timestamptz and closing_on < ${to}::timestamptz`;
  const counted = await run(sql`select count(*)::int as total from jobs where ${closing}`);
  const { rows } = await run(sql`
    select id, title, location, closing_on from jobs where ${closing} order by closing_on, id limit ${shown}`);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    items: (rows as unknown as Row[]).map((row) => ({
      id: row.id,
      title: row.title ?? '',
      detail: row.location,
      at: moment(row.closing_on),
      href: `/collections/jobs/${row.id}`,
    })),
    href: listPath(
      'jobs',
      { availability: { equals: 'active' }, closingOn: { greater_than_equal: from, less_than: to } },
      'closingOn',
    ),
  };
}
