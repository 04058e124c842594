import { sql } from '@payloadcms/db-postgres';
import type { Execute } from '../transaction/transaction.ts';
import type { RetentionKind } from './kinds.ts';
import type { Limits } from './periods.ts';
import type { RetentionPromise } from './promise.ts';

type Sql = ReturnType<typeof sql>;

/** SQL that selects the records of a kind; `r` is the record itself. */
interface Source {
  from: Sql;
  due: Sql;
  /** On legal hold: their own, or that of the record they are about. */
  held: Sql;
  /** Reference that people know the record by. */
  reference: Sql;
}

const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The end of a job's last day, as in apps/site/server/recruiting/applications/job-for.ts. */
const lastDayOver = sql`(date_trunc('day', j.closing_on at time zone 'UTC') + interval '1 day') at time zone 'UTC'`;

/**
 * When a job closed; null while it is open. Recruiters write the last day themselves, so it counts no sooner
 * than the save it was part of.
 */
const jobClosed = sql`case when j.availability = 'closed' then coalesce(j.closed_at, j.updated_at)
  when j.closing_on is not null then greatest(${lastDayOver}, j.updated_at) end`;

/**
 * Counts the promised period back from now: the record's own, and the current one for records from before
 * promises were stored. Months are those of the calendar, in UTC.
 */
function promisedLimit({ now, periods }: Limits, kind: RetentionPromise): Sql {
  const months = sql`coalesce(r.retention_months, ${periods[kind]})::int`;
  return sql`((${at(now)} at time zone 'UTC' - make_interval(months => ${months})) at time zone 'UTC')`;
}

/** From the decision; undecided ones from the closing of the job. */
function applicationsDue(limits: Limits): Sql {
  const limit = promisedLimit(limits, 'applications');
  return sql`r.created_at < ${limit} and case
    when r.stage in ('hired', 'rejected', 'withdrawn') then coalesce(r.stage_changed_at, r.created_at) < ${limit}
    else j.id is null or ${jobClosed} < ${limit} end`;
}

/** From the last contact: the newest of the message, the first answer and every reply. */
function messagesDue(limits: Limits): Sql {
  const limit = promisedLimit(limits, 'messages');
  return sql`r.created_at < ${limit} and coalesce(r.first_answered_at < ${limit}, true)
    and not exists (select from message_notes n
      where n.about_id = r.id and n.kind = 'reply' and n.created_at >= ${limit})`;
}

const ownHold = { held: sql`coalesce(r.legal_hold, false)`, reference: sql`r.reference` };
const holdOfAbout = {
  held: sql`(exists (select 1 from applications h where h.reference = r.about and h.legal_hold)
    or exists (select 1 from messages h where h.reference = r.about and h.legal_hold))`,
  reference: sql`r.about`,
};

function sourceOf({ name }: RetentionKind, limits: Limits): Source {
  switch (name) {
    case 'applications': {
      const from = sql`applications r left join jobs j on j.id = r.job_id`;
      return { from, due: applicationsDue(limits), ...ownHold };
    }
    case 'messages': {
      const due = sql`r.status <> 'spam' and ${messagesDue(limits)}`;
      return { from: sql`messages r`, due, ...ownHold };
    }
    case 'spam': {
      // From the last change, because what was marked by mistake can be restored.
      const due = sql`r.status = 'spam' and (r.updated_at < ${at(limits.spam)} or (${messagesDue(limits)}))`;
      return { from: sql`messages r`, due, ...ownHold };
    }
    case 'mails':
      return { from: sql`mails r`, due: sql`r.created_at < ${at(limits.mails)}`, ...holdOfAbout };
    case 'deliveries':
      return { from: sql`deliveries r`, due: sql`r.created_at < ${at(limits.deliveries)}`, ...holdOfAbout };
    case 'audit':
      return {
        from: sql`audit_events r`,
        due: sql`r.created_at < ${at(limits.audit)}`,
        held: sql`(
          exists (select 1 from applications h where r.kind = 'applications' and h.id::text = r.record and h.legal_hold)
          or exists (select 1 from messages h where r.kind = 'messages' and h.id::text = r.record and h.legal_hold))`,
        reference: sql`null::varchar`,
      };
  }
}

/**
 * Counts what is due of a kind, by the rule of `lockDue`, and what is due as well but on legal hold.
 * @param limit most references of the oldest
 */
export async function countDue(execute: Execute, kind: RetentionKind, limits: Limits, limit = 0) {
  const { from, due, held, reference } = sourceOf(kind, limits);
  const { rows } = await execute(sql`
    select count(*) filter (where not held)::int as count, count(*) filter (where held)::int as held,
      min(created_at) filter (where not held) as oldest
    from (select r.created_at, ${held} as held from ${from} where ${due}) counted`);
  const [row] = rows as { count: number; held: number; oldest: Date | string | null }[];
  const first = await execute(sql`
    select ${reference} as reference from ${from} where ${due} and not ${held}
    order by r.created_at, r.id limit ${limit}`);
  return {
    count: row?.count ?? 0,
    held: row?.held ?? 0,
    oldest: row?.oldest ? new Date(row.oldest) : null,
    references: toReferences(first.rows),
  };
}

/** Locks the oldest due records of a kind until the transaction ends; records that others change are skipped. */
export async function lockDue(
  execute: Execute,
  kind: RetentionKind,
  limits: Limits,
  size: number,
): Promise<{ ids: number[]; references: string[] }> {
  const { from, due, held, reference } = sourceOf(kind, limits);
  const { rows } = await execute(sql`
    select r.id, ${reference} as reference from ${from} where ${due} and not ${held}
    order by r.created_at, r.id limit ${size} for update of r skip locked`);
  return { ids: rows.map(({ id }) => Number(id)), references: toReferences(rows) };
}

function toReferences(rows: Record<string, unknown>[]): string[] {
  return [...new Set(rows.flatMap(({ reference }) => (typeof reference === 'string' ? reference : [])))];
}
