import type { Payload } from 'payload';
import { execute, sql } from '../database/transaction.ts';
import { companyTimeZone, listWeeks } from '../time/company-time.ts';
import { listPath } from './card.ts';
import { chartWeeks, toWeeklyChart, type WeeklyChart } from './weekly-chart.ts';

/** Messages of the last twelve weeks by topic, without spam; weeks begin on Monday in the company's time zone. */
export async function readMessagesPerWeek(payload: Payload, now: Date): Promise<WeeklyChart> {
  const weeks = listWeeks(now, chartWeeks);
  const { rows } = await execute(payload)<{ week: string; topic: string | null; count: number }>(sql`
    with counted as (
      select date_trunc('week', created_at at time zone ${companyTimeZone()}::text)::date as week,
        nullif(topic, '') as topic, count(*)::int as count
      from messages
      where created_at >= ${weeks[0]}::date::timestamp at time zone ${companyTimeZone()}::text
        and status <> 'spam' and suspected_spam is not true
      group by 1, 2)
    select to_char(week, 'YYYY-MM-DD') as week, topic, count from counted`);
  return toWeeklyChart(
    weeks,
    rows.map(({ week, topic, count }) => ({
      week,
      count,
      key: topic ?? '',
      label: topic === null ? 'Without a topic' : toWords(topic),
      // Without a limit Payload’s list leads to the inbox.
      href: `${listPath('messages', { topic: topic === null ? { exists: false } : { equals: topic } })}&limit=25`,
    })),
  );
}

/** `/blogs/clean-core-in-practice` → “Clean core in practice”; any other topic stays as it is. */
function toWords(topic: string): string {
  if (!topic.startsWith('/')) return topic;
  const words = (topic.split('/').findLast(Boolean) ?? topic).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
