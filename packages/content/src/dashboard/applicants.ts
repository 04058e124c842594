import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { listPath, moment, shown, type Todo, type TodoItem } from './todo.ts';

interface Row {
  id: number;
  first_name: string | null;
  last_name: string | null;
  job_title: string | null;
  stage: string;
  since: Date | string;
}

/** Stages in which an applicant waits for us, after somebody has looked at them once. */
const inProgress = ['screening', 'interview', 'offer'];
const stageNames: Record<string, string> = {
  screening: 'in screening',
  interview: 'in interviews',
  offer: 'with an offer',
};

function itemOf(row: Row): TodoItem {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return {
    id: row.id,
    title: name || 'Without a name',
    detail: [stageNames[row.stage], row.job_title || 'general application'].filter(Boolean).join(', '),
    at: moment(row.since),
    href: `/collections/applications/${row.id}`,
  };
}

/** Applicants at whom nobody has looked, those that wait longest first. Null for people who do not recruit. */
export async function newApplicants(payload: Payload, user: unknown): Promise<Todo | null> {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  const run = execute(payload);
  const counted = await run(sql`select count(*)::int as total from applications where stage = 'new'`);
  const { rows } = await run(sql`
    select id, first_name, last_name, job_title, stage, created_at as since from applications
    where stage = 'new' order by created_at, id limit ${shown}`);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    items: (rows as unknown as Row[]).map(itemOf),
    href: listPath('applications', { stage: { equals: 'new' } }, 'createdAt'),
  };
}

/** Applicants in progress, those first who have stood longest in their stage. Null for people who do not recruit. */
export async function waitingApplicants(payload: Payload, user: unknown): Promise<Todo | null> {
  if (!hasRole(user, 'administrator', 'recruiter')) return null;
  const run = execute(payload);
  const waiting = sql`stage in ('screening', 'interview', 'offer')`;
  const counted = await run(sql`select count(*)::int as total from applications where ${waiting}`);
  const { rows } = await run(sql`
    select id, first_name, last_name, job_title, stage, coalesce(stage_changed_at, created_at) as since
    from applications where ${waiting} order by since, id limit ${shown}`);
  return {
    total: Number(counted.rows[0]?.total ?? 0),
    items: (rows as unknown as Row[]).map(itemOf),
    href: listPath('applications', { stage: { in: inProgress.join() } }, 'stageChangedAt'),
  };
}
