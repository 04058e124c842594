import { sql } from '@payloadcms/db-postgres';
import type { Execute } from '../../database/transaction.ts';
import type { Limits, RetentionKind, RetentionPromise } from './periods.ts';

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

/** The end of a job's last day in UTC: months later, the company's time zone makes no difference. */
const lastDayOver = sql`(j.closing_on + 1)::timestamp at time zone 'UTC'`;

/**
 * When a job closed; null while it is open. Recruiters write the last day themselves, so it counts no sooner
 * than the save it was part of. In the trash it is closed as well.
 */
const jobClosed = sql`least(j.deleted_at, case when j.availability = 'closed' then coalesce(j.closed_at, j.updated_at)
  when j.closing_on is not null then greatest(${lastDayOver}, j.updated_at) end)`;

const decided = sql`r.stage in ('hired', 'rejected', 'withdrawn')`;

/**
 * When a period begins, unless the job closed or a reply came later. The baseline migration has indexes of the same
 * expressions.
 */
const begun = {
  applications: sql`(case when ${decided} then greatest(r.created_at, r.stage_changed_at) else r.created_at end)`,
  messages: sql`greatest(r.created_at, r.first_answered_at)`,
};

/** Counts months of the calendar back from now, in UTC. */
const monthsBefore = (now: Date, months: Sql) =>
  sql`((${at(now)} at time zone 'UTC' - make_interval(months => ${months})) at time zone 'UTC')`;

/** The promised period: the record's own, and the current one for records from before promises were stored. */
const promisedLimit = ({ now, periods }: Limits, kind: RetentionPromise) =>
  monthsBefore(now, sql`coalesce(r.retention_months, ${periods[kind]})::int`);

/** Whose period begins before the limit: one condition for each period that occurs, because an index answers those. */
async function begunBefore(execute: Execute, { now, periods }: Limits, kind: RetentionPromise): Promise<Sql> {
  const table = sql.identifier(kind);
  const { rows } = await execute<{ months: number }>(sql`
    with recursive promised (months) as (
      select min(retention_months::int) from ${table}
      union all
      select (select min(retention_months::int) from ${table} where retention_months::int > months)
      from promised where months is not null)
    select months from promised where months is not null`);
  const beforeLimit = (months: number) => sql`${begun[kind]} < ${monthsBefore(now, sql`${months}::int`)}`;
  const promised = rows.map(
    ({ months }) => sql`r.retention_months::int = ${months} and ${beforeLimit(months)}`,
  );
  const unknown = sql`r.retention_months::int is null and ${beforeLimit(periods[kind])}`;
  return sql`(${sql.join([unknown, ...promised], sql` or `)})`;
}

/** From the decision; undecided ones from the closing of the job, and those for no particular role from their arrival. */
async function applicationsDue(execute: Execute, limits: Limits): Promise<Sql> {
  const over = sql`(${decided} or j.id is null or ${jobClosed} < ${promisedLimit(limits, 'applications')})`;
  return sql`${await begunBefore(execute, limits, 'applications')} and ${over}`;
}

/** From the last contact: the newest of the message, the first answer and every reply. */
async function messagesDue(execute: Execute, limits: Limits): Promise<Sql> {
  return sql`${await begunBefore(execute, limits, 'messages')} and not exists (select from message_notes n
    where n.about_id = r.id and n.kind = 'reply' and n.created_at >= ${promisedLimit(limits, 'messages')})`;
}

const ownHold = { held: sql`coalesce(r.legal_hold, false)`, reference: sql`r.reference` };
const holdOfAbout = {
  held: sql`(exists (select 1 from applications h where h.reference = r.about and h.legal_hold)
    or exists (select 1 from messages h where h.reference = r.about and h.legal_hold))`,
  reference: sql`r.about`,
};

async function sourceOf(execute: Execute, { name }: RetentionKind, limits: Limits): Promise<Source> {
  switch (name) {
    case 'applications': {
      const from = sql`applications r left join jobs j on j.id = r.job_id`;
      return { from, due: await applicationsDue(execute, limits), ...ownHold };
    }
    case 'messages': {
      const due = sql`r.status <> 'spam' and ${await messagesDue(execute, limits)}`;
      return { from: sql`messages r`, due, ...ownHold };
    }
    case 'spam': {
      // From the last change, because what was marked by mistake can be restored.
      const due = sql`r.status = 'spam' and (r.updated_at < ${at(limits.spam)}
        or (${await messagesDue(execute, limits)}))`;
      return { from: sql`messages r`, due, ...ownHold };
    }
    case 'mails':
      return { from: sql`mails r`, due: sql`r.created_at < ${at(limits.mails)}`, ...holdOfAbout };
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
  const { from, due, held, reference } = await sourceOf(execute, kind, limits);
  // Materialized, so that no search for the oldest reads what is not due.
  const { rows } = await execute<
    Record<'count' | 'held', number> & { oldest: string | null; references: unknown[] }
  >(sql`
    with due as materialized (
      select r.id, r.created_at, ${reference} as reference, ${held} as held from ${from} where ${due})
    select count(*) filter (where not held)::int as count, count(*) filter (where held)::int as held,
      min(created_at) filter (where not held) as oldest,
      array(select reference from due where not held order by created_at, id limit ${limit}) as "references"
    from due`);
  const { oldest, references = [], ...counts } = rows[0] ?? {};
  return {
    ...{ count: 0, held: 0, ...counts },
    oldest: oldest ? new Date(oldest) : null,
    references: toReferences(references),
  };
}

/** Locks the oldest due records of a kind until the transaction ends; records that others change are skipped. */
export async function lockDue(
  execute: Execute,
  kind: RetentionKind,
  limits: Limits,
  size: number,
): Promise<{ ids: number[]; references: string[] }> {
  const { from, due, held, reference } = await sourceOf(execute, kind, limits);
  const { rows } = await execute(sql`
    select r.id, ${reference} as reference from ${from} where ${due} and not ${held}
    order by r.created_at, r.id limit ${size} for update of r skip locked`);
  return {
    ids: rows.map(({ id }) => Number(id)),
    references: toReferences(rows.map((row) => row.reference)),
  };
}

function toReferences(values: unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
