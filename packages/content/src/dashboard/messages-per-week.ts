import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { companyTimeZone, lastWeeks } from './company-time.ts';
import { listPath } from './todo.ts';
import { chartWeeks, type Weekly, weekly } from './weekly.ts';

interface Row {
  week: string;
  topic: string | null;
  count: number;
}

/**
 * Messages of the last twelve weeks by topic, without spam; weeks begin on
 * Monday at the company. Null for people who do not answer messages.
 */
export async function messagesPerWeek(payload: Payload, user: unknown, now: Date): Promise<Weekly | null> {
  if (!hasRole(user, 'administrator', 'sales')) return null;
  const weeks = lastWeeks(now, chartWeeks);
  const { rows } = await execute(payload)(sql`
    with counted as (
      select date_trunc('week', created_at at time zone ${companyTimeZone}::text)::date as week,
        nullif(topic, '') as topic, count(*)::int as count
      from messages
      where created_at >= ${weeks[0]}::date::timestamp at time zone ${companyTimeZone}::text
        and status <> 'spam' and suspected_spam is not true
      group by 1, 2)
    select to_char(week, 'YYYY-MM-DD') as week, topic, count from counted`);
  return weekly(
    weeks,
    (rows as unknown as Row[]).map(({ week, topic, count }) => ({
      week,
      count,
      key: topic ?? '',
      label: topic === null ? 'Without a topic' : readable(topic),
      href: listPath(
        'messages',
        topic === null ? { topic: { exists: false } } : { topic: { equals: topic } },
      ),
    })),
  );
}

/** `/blogs/clean-core-in-practice` → “Clean core in practice”; what is no path stays as it is. */
function readable(topic: string): string {
  if (!topic.startsWith('/')) return topic;
  const words = (topic.split('/').findLast(Boolean) ?? topic).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
