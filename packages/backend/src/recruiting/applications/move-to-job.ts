import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import type { Application } from '../../payload-types.ts';
import { assertUnchanged, lockRecords } from '../../publishing/concurrency/stored-versions.ts';

/** A job by its id; null for a general application. */
export const jobIdSchema = z.number().int().positive().nullable();

export const jobMoveSchema = z.object({
  job: jobIdSchema,
  version: z.iso.datetime(),
  /** Whether to move although the person has applied for that job already. */
  confirmed: z.boolean().default(false),
});

/** Another application of the same person for a job. */
export interface SameApplication {
  id: number;
  reference: string;
}

/** Finds another application of an email address for a job, the newest first. */
export async function findSameApplication(
  { execute }: Pick<Transaction, 'execute'>,
  { email, job, except = 0 }: { email: string; job: number | null; except?: number },
): Promise<SameApplication | undefined> {
  const { rows } = await execute<{ id: number; reference: string }>(sql`
    select id, reference from applications
    where email = ${email} and job_id is not distinct from ${job} and id <> ${except} and stage <> 'withdrawn'
    order by id desc limit 1`);
  return rows[0];
}

/** Reads the title of a job; none for a general application. @throws {APIError} 404 */
export async function readJobTitle(req: PayloadRequest, job: number | null): Promise<string | null> {
  if (job === null) return null;
  const doc = await req.payload.findByID({
    collection: 'jobs',
    id: job,
    depth: 0,
    disableErrors: true,
    select: { title: true },
    req,
  });
  if (!doc) throw new APIError('This job no longer exists.', 404);
  return doc.title;
}

/**
 * Moves an application to another job; its answers and history stay, and a note says where it came from.
 * @returns the new version, or the person's other application for that job, and nothing has changed then
 * @throws {APIError} 404, 409 when somebody else has changed it
 */
export async function moveToJob(
  { payload, user }: PayloadRequest,
  { id, email }: Application,
  { job, version, confirmed }: z.output<typeof jobMoveSchema>,
): Promise<{ version: string } | { duplicate: SameApplication }> {
  return inTransaction(payload, async (transaction) => {
    const { req } = transaction;
    req.user = user;
    await lockRecords(req, 'applications', [id]);
    await assertUnchanged(req, 'applications', id, version);
    const duplicate = await findSameApplication(transaction, { email, job, except: id });
    if (duplicate && !confirmed) return { duplicate };
    const data = { job, jobTitle: await readJobTitle(req, job) };
    const { updatedAt } = await payload.update({ collection: 'applications', id, data, depth: 0, req });
    return { version: updatedAt };
  });
}
