import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../accounts/roles.ts';
import { execute, hasQueue, sql } from '../database/transaction.ts';
import { type Card, listPath, type ReadRows, readCard, toDate } from './card.ts';

/** Emails that failed for a day, with the ids for a retry of all. */
interface FailedCard extends Card {
  /** At most `maxRetried`, the oldest first. */
  ids: number[];
}

/** Most that one press of the button retries. */
const maxRetried = 200;

/** Emails that could not be sent. */
export function readFailedMails(readRows: ReadRows): Promise<FailedCard> {
  const query = {
    columns: sql`id, replace(kind, '-', ' ') || ' to ' || "to" as title,
      coalesce(last_error, 'No reason was given.') as detail, updated_at as at`,
    from: sql`mails`,
    where: sql`state = 'failed'`,
    orderBy: sql`created_at, id`,
    limit: maxRetried,
  };
  const all = listPath('mails', { state: { equals: 'failed' } });
  return readCard(readRows, query, ({ id }) => `/collections/mails/${id}`, all);
}

/** Why emails wait, and a secret or certificate of the mail server that expires within two weeks. */
export function readMailServer(readRows: ReadRows): Promise<Card> {
  // A response, in brackets, may differ each time.
  const reason = sql`split_part(last_error, ' (', 1)`;
  const query = {
    columns: sql`*`,
    from: sql`(
      select min(id) as id, ${reason} as title, count(*) || ' waiting' as detail, min(created_at) as at
      from mails where state = 'waiting' and last_error is not null group by ${reason}
      union all
      select 0, 'The secret or certificate expires: create a new one, set it and restart the site', null,
        (report ->> 'mailExpiresAt')::timestamptz
      from (select report from site_processes order by seen_at desc limit 1) latest
      where (report ->> 'mailExpiresAt')::timestamptz < now() + interval '14 days') reasons`,
    where: sql`true`,
    orderBy: sql`at`,
  };
  return readCard(readRows, query, ({ id }) => (id ? `/collections/mails/${id}` : '/status'));
}

/** Messages that the CRM has not accepted for a day; the queue keeps its failed tasks for a week. */
export async function readFailedPosts(payload: Payload, readRows: ReadRows): Promise<Card> {
  if (!(await hasQueue(execute(payload)))) return { total: 0, items: [], href: '' };
  const query = {
    columns: sql`id, name as title, error as detail, at`,
    from: sql`(
      select distinct on (m.id) m.id, m.name, j.output ->> 'message' as error, j.completed_on as at
      from pgboss.job j join messages m on m.id = (j.data ->> 'message')::int
      where j.name = 'crm' and j.state = 'failed' order by m.id, j.completed_on desc) failed`,
    where: sql`true`,
    orderBy: sql`at, id`,
  };
  return readCard(readRows, query, ({ id }) => `/inbox?message=${id}`);
}

/** Bursts of rejected requests in the last 24 hours, which may be an attack. */
export function readRejections(readRows: ReadRows, now: Date): Promise<Card> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  const query = {
    columns: sql`id, summary as title, null as detail, created_at as at`,
    from: sql`audit_events`,
    where: sql`action = 'rejected' and kind = 'requests' and created_at > ${dayAgo}::timestamptz`,
    orderBy: sql`created_at desc, id`,
  };
  const all = listPath('audit-events', { action: { equals: 'rejected' }, kind: { equals: 'requests' } });
  return readCard(readRows, query, ({ id }) => `/collections/audit-events/${id}`, all);
}

/** Replies that were not delivered, the oldest first, for their authors and for the owners of the records. */
export async function readFailedReplies(readRows: ReadRows, user: TypedUser): Promise<Card> {
  const kinds = [
    ...(hasRole(user, 'administrator', 'sales') ? ['messages'] : []),
    ...(hasRole(user, 'administrator', 'recruiter') ? ['applications'] : []),
  ];
  const isOpen = sql`n.delivery in ('waiting', 'failed') and n.delivery_error is not null`;
  const { total, rows } = await readRows<{
    id: number;
    record: number;
    kind: string;
    name: string | null;
    error: string;
    at: string;
  }>({
    columns: sql`*`,
    from: sql`(
      select n.id, 'messages' as kind, m.id as record, m.name, n.delivery_error as error, n.created_at as at
      from message_notes n join messages m on m.id = n.about_id
      where ${isOpen} and (n.author_id = ${user.id} or m.owner_id = ${user.id})
      union all
      select n.id, 'applications', a.id, concat_ws(' ', a.first_name, a.last_name), n.delivery_error, n.created_at
      from application_notes n join applications a on a.id = n.about_id
      where ${isOpen} and (n.author_id = ${user.id} or a.owner_id = ${user.id})) failed`,
    where: sql`kind in ${kinds}`,
    orderBy: sql`at, id`,
  });
  return {
    total,
    items: rows.map(({ id, kind, record, name, error, at }) => ({
      id: `${kind} ${id}`,
      title: name || 'Without a name',
      detail: error,
      at: toDate(at),
      href: kind === 'messages' ? `/inbox?message=${record}` : `/collections/applications/${record}`,
    })),
    href: '',
  };
}
