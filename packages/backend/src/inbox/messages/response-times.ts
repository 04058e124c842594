import type { PayloadRequest } from 'payload';
import { staffNames } from '../../accounts/owners.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { companyTimeZone, listWeeks } from '../../time/company-time.ts';

const weekCount = 8;

/** The median time to the first answer by owner and week of arrival. */
export type ResponseTimes = Awaited<ReturnType<typeof readResponseTimes>>;

/** Reads how long senders waited for their first answer, without spam; weeks begin on Monday at the company. */
export async function readResponseTimes(req: PayloadRequest, now = new Date()) {
  const weeks = listWeeks(now, weekCount);
  const { rows } = await executeIn(req)<{
    owner: number | null;
    week: string;
    received: number;
    answered: number;
    median: number | null;
  }>(sql`
    select owner_id as owner,
      to_char(date_trunc('week', created_at at time zone ${companyTimeZone()}::text), 'YYYY-MM-DD') as week,
      count(*)::int as received, count(first_answered_at)::int as answered,
      (percentile_cont(0.5) within group (
        order by extract(epoch from first_answered_at - created_at)) * 1000)::float8 as median
    from messages
    where created_at >= ${weeks[0]}::date::timestamp at time zone ${companyTimeZone()}::text
      and status <> 'spam' and suspected_spam is not true
    group by 1, 2`);
  const names = await staffNames(
    req,
    rows.map(({ owner }) => owner),
  );
  const owners = [...new Set(rows.map(({ owner }) => owner))].map((owner) => ({
    id: owner,
    name: owner === null ? 'Nobody' : (names.get(owner) ?? 'Former member of staff'),
    weeks: weeks.map((week) => rows.find((row) => row.owner === owner && row.week === week) ?? null),
  }));
  return { weeks, owners: owners.sort((a, b) => a.name.localeCompare(b.name)) };
}
