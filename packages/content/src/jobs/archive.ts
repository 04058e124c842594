import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Where,
} from 'payload';
import type { Job } from '../payload-types.ts';
import { executeIn, sql } from '../transaction.ts';

/** What the list of jobs leaves out unless a filter asks for it. */
const notArchived: Where = { archived: { not_equals: true } };

/** The filter that the list of jobs begins with, whatever else is asked for. */
export function withoutArchived(where: unknown): Where | null {
  return JSON.stringify(where ?? {}).includes('"archived"') ? null : notArchived;
}

/** Takes a job that is opened again out of the archive. */
export const unarchiveOpen: CollectionBeforeChangeHook<Job> = ({ data }) =>
  data.availability === 'active' ? { ...data, archived: false } : data;

/**
 * Rejects the deletion of a job that people have applied for. Locks the job, so
 * that no application for it is stored meanwhile.
 * @throws {APIError} 409
 */
export const keepWithApplications: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const execute = await executeIn(req);
  await execute(sql`select id from jobs where id = ${id} for update`);
  const { rows } = await execute(sql`
    select title, (select count(*)::int from applications where job_id = jobs.id) as count
    from jobs where id = ${id}`);
  const [job] = rows as { title: string | null; count: number }[];
  if (!job || job.count === 0) return;
  const many = job.count === 1 ? 'one application' : `${job.count} applications`;
  throw new APIError(
    `“${job.title ?? 'This job'}” has ${many}, so it cannot be deleted. Close it and set “Archived” instead.`,
    409,
    null,
    true,
  );
};
