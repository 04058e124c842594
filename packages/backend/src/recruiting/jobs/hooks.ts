import { type JobPostingProblem, jobPostingProblems } from '@riverfront/contract/job-posting';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FieldHook,
  type Validate,
  type Where,
} from 'payload';
import { executeIn, sql } from '../../database/transaction.ts';
import { toPlainText } from '../../fields/plain-text.ts';
import type { Job } from '../../payload-types.ts';
import { today } from '../../time/company-time.ts';

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
  const execute = executeIn(req);
  await execute(sql`select id from jobs where id = ${id} for update`);
  const { rows } = await execute<{ title: string | null; count: number }>(sql`
    select title, (select count(*)::int from applications where job_id = jobs.id) as count
    from jobs where id = ${id}`);
  const [job] = rows;
  if (!job || job.count === 0) return;
  const many = job.count === 1 ? 'one application' : `${job.count} applications`;
  throw new APIError(
    `“${job.title ?? 'This job'}” has ${many}, so it cannot be deleted. Close it and set “Archived” instead.`,
    409,
  );
};

/**
 * Creates the validation of a field of a published, open job: that of its field type, and that the job would be
 * a valid JobPosting. Drafts and closed jobs need not be one.
 * @param validate Payload's validation of this type of field
 */
export function validatePosting<V, S, F extends object>(
  field: JobPostingProblem['field'],
  validate: Validate<V, Partial<Job>, S, F>,
): Validate<V, Partial<Job>, S, F> {
  return async function validateField(value, options) {
    const result = await validate(value, options);
    if (result !== true) return result;
    const { data } = options;
    if (data.availability !== 'active' || data._status === 'draft') return true;
    const posting = { ...data, [field]: value };
    const description = toPlainText(posting.description);
    const problems = jobPostingProblems({ ...posting, description }, today());
    return problems.find((problem) => problem.field === field)?.message ?? true;
  };
}
