import type { TypedUser } from 'payload';
import { sql } from '../database/transaction.ts';
import { addDays, today } from '../time/company-time.ts';
import { type Card, type ItemRow, listPath, type ReadRows, readCard, toDate } from './card.ts';

/** Stages of an applicant in progress, with their texts on a card. */
const inProgress = { screening: 'in screening', interview: 'in interviews', offer: 'with an offer' };
const stageTexts: Record<string, string> = inProgress;

type ApplicantRow = {
  id: number;
  first_name: string | null;
  last_name: string | null;
  job_title: string | null;
  stage: string;
  since: Date | string;
  is_mine: boolean;
};

/** New applicants, the reader's own and the longest wait first. */
export function readNewApplicants(readRows: ReadRows, user: TypedUser): Promise<Card> {
  return readApplicants(readRows, user, {
    where: sql`stage = 'new'`,
    since: sql`created_at`,
    href: listPath('applications', { stage: { equals: 'new' } }, 'createdAt'),
  });
}

/** Applicants in progress, the reader's own and the longest in their stage first. */
export function readWaitingApplicants(readRows: ReadRows, user: TypedUser): Promise<Card> {
  return readApplicants(readRows, user, {
    where: sql`stage in ('screening', 'interview', 'offer')`,
    since: sql`coalesce(stage_changed_at, created_at)`,
    href: listPath('applications', { stage: { in: Object.keys(inProgress).join() } }, 'stageChangedAt'),
  });
}

async function readApplicants(
  readRows: ReadRows,
  user: TypedUser,
  { where, since, href }: { where: ReturnType<typeof sql>; since: ReturnType<typeof sql>; href: string },
): Promise<Card> {
  const { total, rows } = await readRows<ApplicantRow>({
    columns: sql`id, first_name, last_name, job_title, stage, ${since} as since,
      coalesce(owner_id = ${user.id}, false) as is_mine`,
    from: sql`applications`,
    where,
    orderBy: sql`is_mine desc, since, id`,
  });
  return { total, items: rows.map(toItem), href };
}

function toItem(row: ApplicantRow) {
  return {
    id: row.id,
    title: [row.first_name, row.last_name].filter(Boolean).join(' ') || 'Without a name',
    detail: [stageTexts[row.stage], row.job_title || 'general application'].filter(Boolean).join(', '),
    at: toDate(row.since),
    href: `/collections/applications/${row.id}`,
    isMine: row.is_mine,
  };
}

/** A day as the list's own filter writes it: midnight would be shown as the day before west of Greenwich. */
const noon = (day: string) => `${day}T12:00:00.000Z`;

/** Open jobs that close within the next seven days, today included. */
export function readClosingJobs(readRows: ReadRows, now: Date): Promise<Card> {
  const [from, to] = [today(now), addDays(today(now), 7)];
  const query = {
    columns: sql`id, title, location as detail, closing_on as at`,
    from: sql`jobs`,
    where: sql`_status = 'published' and availability = 'active'
      and closing_on >= ${from} and closing_on < ${to}`,
    orderBy: sql`closing_on, id`,
  };
  const closingOn = { greater_than_equal: noon(from), less_than: noon(to) };
  const all = listPath('jobs', { availability: { equals: 'active' }, closingOn }, 'closingOn');
  return readCard(readRows, query, ({ id }) => `/collections/jobs/${id}`, all);
}

/** Complete applications of the last three days that were not accepted, because their job was gone. */
export function readLateApplications(readRows: ReadRows, now: Date): Promise<Card> {
  const query = {
    columns: sql`id, record, summary as title, null as detail, created_at as at`,
    from: sql`audit_events`,
    where: sql`action = 'rejected' and kind = 'jobs'
      and created_at > ${now.toISOString()}::timestamptz - interval '3 days'`,
    orderBy: sql`created_at desc, id`,
  };
  type Row = ItemRow & { record: string | null };
  return readCard<Row>(readRows, query, ({ record }) => `/collections/jobs/${record ?? ''}`);
}
