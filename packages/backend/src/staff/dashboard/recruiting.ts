import type { Payload } from 'payload';
import { addDays, sql, toCompanyDate } from '../../platform/index.ts';
import { type Card, listPath, readRows, toDate } from './card.ts';

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
};

/** New applicants, the longest wait first. */
export function readNewApplicants(payload: Payload): Promise<Card> {
  return readApplicants(payload, {
    where: sql`stage = 'new'`,
    since: sql`created_at`,
    href: listPath('applications', { stage: { equals: 'new' } }, 'createdAt'),
  });
}

/** Applicants in progress, the longest in their stage first. */
export function readWaitingApplicants(payload: Payload): Promise<Card> {
  return readApplicants(payload, {
    where: sql`stage in ('screening', 'interview', 'offer')`,
    since: sql`coalesce(stage_changed_at, created_at)`,
    href: listPath('applications', { stage: { in: Object.keys(inProgress).join() } }, 'stageChangedAt'),
  });
}

async function readApplicants(
  payload: Payload,
  { where, since, href }: { where: ReturnType<typeof sql>; since: ReturnType<typeof sql>; href: string },
): Promise<Card> {
  const { total, rows } = await readRows<ApplicantRow>(payload, {
    columns: sql`id, first_name, last_name, job_title, stage, ${since} as since`,
    from: sql`applications`,
    where,
    orderBy: sql`${since}, id`,
  });
  const items = rows.map((row) => ({
    id: row.id,
    title: [row.first_name, row.last_name].filter(Boolean).join(' ') || 'Without a name',
    detail: [stageTexts[row.stage], row.job_title || 'general application'].filter(Boolean).join(', '),
    at: toDate(row.since),
    href: `/collections/applications/${row.id}`,
  }));
  return { total, items, href };
}

type JobRow = { id: number; title: string | null; location: string | null; closing_on: Date | string };

/** Open jobs that close within the next seven days, today included. */
export async function readClosingJobs(payload: Payload, now: Date): Promise<Card> {
  const today = toCompanyDate(now);
  const [from, to] = [`${today}T00:00:00.000Z`, `${addDays(today, 7)}T00:00:00.000Z`];
  const { total, rows } = await readRows<JobRow>(payload, {
    columns: sql`id, title, location, closing_on`,
    from: sql`jobs`,
    where: sql`_status = 'published' and availability = 'active'
      and closing_on >= ${from}::timestamptz and closing_on < ${to}::timestamptz`,
    orderBy: sql`closing_on, id`,
  });
  return {
    total,
    items: rows.map(({ id, title, location, closing_on }) => ({
      id,
      title: title ?? '',
      detail: location,
      at: toDate(closing_on),
      href: `/collections/jobs/${id}`,
    })),
    href: listPath(
      'jobs',
      { availability: { equals: 'active' }, closingOn: { greater_than_equal: from, less_than: to } },
      'closingOn',
    ),
  };
}
