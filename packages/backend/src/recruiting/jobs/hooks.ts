import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  type Where,
} from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';
import type { Job } from '../../payload-types.ts';

/** Returns the base filter of the list of jobs: no archived ones, unless a filter mentions them. */
export function excludeArchived(where: unknown): Where | null {
  return JSON.stringify(where ?? {}).includes('"archived"') ? null : { archived: { not_equals: true } };
}

/**
 * Sets the date of a closing, because whoever has the form open may submit it for another day, and unarchives a
 * job that is opened.
 */
export const trackClosing: CollectionBeforeChangeHook<Job> = ({ data, originalDoc }) => {
  if (data.availability === 'active') return { ...data, closedAt: null, archived: false };
  if (data.availability === 'closed' && originalDoc?.availability !== 'closed')
    return { ...data, closedAt: new Date().toISOString() };
  return data;
};

/** Collects the searched fields in one column: one index cannot find words that are spread over two tables. */
export const collectSearchText: FieldHook = ({ siblingData, originalDoc }) => {
  const { title, department, location, requirements }: Record<string, unknown> = {
    ...originalDoc,
    ...siblingData,
  };
  return [title, department, location, ...(Array.isArray(requirements) ? requirements : [])]
    .filter((part) => typeof part === 'string')
    .join('\n');
};

/**
 * Rejects the deletion of a job that has applications. Locks the job, so that none is stored meanwhile.
 * @throws {APIError} 409
 */
export const rejectDeletionWithApplications: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
  );
};
