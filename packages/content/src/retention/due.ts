import { sql } from '@payloadcms/db-postgres';
import type { Execute } from '../transaction.ts';
import { type RetentionKind, retentionKinds } from './kinds.ts';
import type { Limits } from './limits.ts';
import type { RetentionPromise } from './promise.ts';

type Sql = ReturnType<typeof sql>;

/** Where the records of a kind are; `r` is the record itself. */
interface Source {
  from: Sql;
  /** Their time is over. */
  due: Sql;
  /** A legal hold keeps them: their own, or that of the record they are about. */
  held: Sql;
  /** Number that people know the record by. */
  reference: Sql;
}

const none = sql`null::varchar`;
const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The end of a job's last day, as the form counts it (apps/site/server/applications/job-for.ts). */
const lastDayOver = sql`(date_trunc('day', j.closing_on at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;

/**
 * When a role closed; null while it is open. Recruiters write the last day themselves, so it alone
 * ends nothing: a published job is closed when it is over, with the time of that; of another one it
 * counts no sooner than the save it was part of.
 */
const roleClosed = sql`case when j.availability = 'closed' then coalesce(j.closed_at, j.updated_at)
  when j.closing_on is not null then greatest(${lastDayOver}, j.updated_at) end`;

/**
 * Where the time of a record ends, seen from now: its own promise, and today's for
 * records of before promises were stored. Months are those of the calendar, in UTC.
 */
function promised({ now, periods }: Limits, kind: RetentionPromise): Sql {
  const months = sql`coalesce(r.retention_months, ${periods[kind]})::int`;
  return sql`((${at(now)} at time zone 'UTC' - make_interval(months => ${months})) at time zone 'UTC')`;
}

/** 'hired', 'rejected' and 'withdrawn' are decisions; every other stage is one that the closing of the role ends. */
function applicationsDue(limits: Limits): Sql {
  const limit = promised(limits, 'applications');
  return sql`r.created_at < ${limit} and case
    when r.stage in ('hired', 'rejected', 'withdrawn') then coalesce(r.stage_changed_at, r.created_at) < ${limit}
    else j.id is null or ${roleClosed} < ${limit} end`;
}

/** The last contact is the newest of the message, the first answer and every reply. */
function messagesDue(limits: Limits): Sql {
  const limit = promised(limits, 'messages');
  return sql`r.created_at < ${limit} and coalesce(r.first_answered_at < ${limit}, true)
    and not exists (select from message_notes n
      where n.about_id = r.id and n.kind = 'reply' and n.created_at >= ${limit})`;
}

const applications = {
  from: sql`applications r left join jobs j on j.id = r.job_id`,
  held: sql`coalesce(r.legal_hold, false)`,
  reference: sql`r.reference`,
};
const messages = {
  from: sql`messages r`,
  held: sql`coalesce(r.legal_hold, false)`,
  reference: sql`r.reference`,
};
const heldRecord = sql`(exists (select 1 from applications h where h.reference = r.about and h.legal_hold)
  or exists (select 1 from messages h where h.reference = r.about and h.legal_hold))`;

const sources: Record<RetentionKind['name'], (limits: Limits) => Source> = {
  applications: (limits) => ({ ...applications, due: applicationsDue(limits) }),
  messages: (limits) => ({ ...messages, due: sql`r.status <> 'spam' and ${messagesDue(limits)}` }),
  spam: (limits) => ({
    ...messages,
    // From the last change, because what was marked by mistake can be restored.
    due: sql`r.status = 'spam' and (r.updated_at < ${at(limits.spam)} or (${messagesDue(limits)}))`,
  }),
  mails: (limits) => ({
    from: sql`mails r`,
    due: sql`r.created_at < ${at(limits.mails)}`,
    held: heldRecord,
    reference: sql`r.about`,
  }),
  deliveries: (limits) => ({
    from: sql`deliveries r`,
    due: sql`r.created_at < ${at(limits.deliveries)}`,
    held: heldRecord,
    reference: sql`r.about`,
  }),
  audit: (limits) => ({
    from: sql`audit_events r`,
    due: sql`r.created_at < ${at(limits.audit)}`,
    held: sql`(
      exists (select 1 from applications h where r.kind = 'applications' and h.id::text = r.record and h.legal_hold)
      or exists (select 1 from messages h where r.kind = 'messages' and h.id::text = r.record and h.legal_hold))`,
    reference: none,
  }),
};

/** What is due of one kind. */
export interface Due {
  kind: RetentionKind;
  /** Began before this to be due. */
  before: Date;
  /** Would be deleted. */
  count: number;
  /** Due as well, but kept by a legal hold. */
  held: number;
  /** When the oldest of those that would be deleted arrived. */
  oldest: Date | null;
  /** The oldest ones' numbers, at most as many as asked for. */
  references: string[];
}

/** Counts what is due of a kind and names the oldest; the very rule by which `lockDue` chooses. */
export async function countDue(
  execute: Execute,
  kind: RetentionKind,
  limits: Limits,
  references = 0,
): Promise<Due> {
  const { from, due, held, reference } = sources[kind.name](limits);
  const { rows } = await execute(sql`
    select count(*) filter (where not held)::int as count, count(*) filter (where held)::int as held,
      min(created_at) filter (where not held) as oldest
    from (select r.created_at, ${held} as held from ${from} where ${due}) counted`);
  const [row] = rows as { count: number; held: number; oldest: Date | string | null }[];
  const first = references
    ? await execute(sql`select ${reference} as reference from ${from} where ${due} and not ${held}
        order by r.created_at, r.id limit ${references}`)
    : { rows: [] };
  return {
    kind,
    before: limits[kind.name],
    count: row?.count ?? 0,
    held: row?.held ?? 0,
    oldest: row?.oldest ? new Date(row.oldest) : null,
    references: unique(first.rows as { reference: string | null }[]),
  };
}

/** Counts all kinds, in the order of the job. */
export async function countAllDue(execute: Execute, limits: Limits, references = 0): Promise<Due[]> {
  const all: Due[] = [];
  for (const kind of retentionKinds) all.push(await countDue(execute, kind, limits, references));
  return all;
}

/** Records that are due, locked until the transaction ends. */
export interface Batch {
  ids: number[];
  references: string[];
}

/** Takes the oldest due records of a kind for the transaction of `execute`; what somebody is just changing is left for later. */
export async function lockDue(
  execute: Execute,
  kind: RetentionKind,
  limits: Limits,
  size: number,
): Promise<Batch> {
  const { from, due, held, reference } = sources[kind.name](limits);
  const result = await execute(sql`
    select r.id, ${reference} as reference from ${from} where ${due} and not ${held}
    order by r.created_at, r.id limit ${size} for update of r skip locked`);
  const rows = result.rows as { id: number; reference: string | null }[];
  return {
    ids: rows.map(({ id }) => id),
    references: unique(rows),
  };
}

function unique(rows: { reference: string | null }[]): string[] {
  return [...new Set(rows.flatMap(({ reference }) => reference ?? []))];
}
