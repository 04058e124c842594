import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { listPath, moment, shown, type Todo } from './todo.ts';

/** What could not be sent for a day, with the numbers that a retry of all of them takes. */
export interface Failed extends Todo {
  /** At most `retried`, the oldest first. */
  ids: number[];
}

/** Most that one press of the button tries again. */
const retried = 200;

interface Row {
  id: number;
  title: string;
  detail: string | null;
  at: Date | string;
}

/** Mails that could not be sent. Null for everybody but administrators. */
export async function failedMails(payload: Payload, user: unknown): Promise<Failed | null> {
  if (!hasRole(user, 'administrator')) return null;
  return failedIn(
    payload,
    'mails',
    sql`select id, replace(kind, '-', ' ') || ' to ' || "to" as title, last_error as detail, updated_at as at from mails`,
  );
}

/** Webhook deliveries that were not accepted. Null for everybody but administrators and sales. */
export async function failedDeliveries(payload: Payload, user: unknown): Promise<Failed | null> {
  if (!hasRole(user, 'administrator', 'sales')) return null;
  return failedIn(
    payload,
    'deliveries',
    sql`select id, event || ', message ' || about as title, last_error as detail, updated_at as at from deliveries`,
  );
}

async function failedIn(
  payload: Payload,
  collection: 'mails' | 'deliveries',
  select: ReturnType<typeof sql>,
): Promise<Failed> {
  const run = execute(payload);
  const counted = await run(
    sql`select count(*)::int as total from ${sql.identifier(collection)} where state = 'failed'`,
  );
  const found = await run(sql`${select} where state = 'failed' order by created_at, id limit ${retried}`);
  const rows = found.rows as unknown as Row[];
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    ids: rows.map(({ id }) => id),
    items: rows.slice(0, shown).map((row) => ({
      id: row.id,
      title: row.title,
      detail: row.detail,
      at: moment(row.at),
      href: `/collections/${collection}/${row.id}`,
    })),
    href: listPath(collection, { state: { equals: 'failed' } }),
  };
}
