import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAPIError } from '../../accounts/api-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAll, findOne } from '../../database/records.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { replySchema } from '../../inbox/replies/compose.ts';
import { enqueueReplies } from '../../inbox/replies/send-replies.ts';
import type { Application } from '../../payload-types.ts';
import { assertUnchanged, lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import { delayEmails } from '../../queue/deliveries/emails.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { applicants } from './applicants-audience.ts';
import { toApplicantName } from './board.ts';
import { cancelReply, pendingMove, undoableMs } from './last-move.ts';
import { rejectionReasons, settledSeconds, stages, undoSeconds } from './stages.ts';
import { normaliseTag } from './tags.ts';

/** Most applications of one change: it is one transaction. */
const maxApplications = 100;

/** Creates the schema of a choice of applicants. */
const chosen = <T extends z.ZodType>(applicant: T) =>
  z
    .array(applicant)
    .min(1, 'Choose at least one applicant.')
    .max(maxApplications, `Choose at most ${maxApplications} applicants at once.`);

/** Applications with the versions that a screen has loaded. */
const applicationVersions = chosen(z.object({ id: z.number().int().positive(), version: z.iso.datetime() }));

/** A move of applications to a stage, and the email that leaves with it. */
export const moveSchema = z
  .object({
    applications: applicationVersions,
    stage: z.enum(stages.map(({ value }) => value)),
    rejectionReason: z.enum(rejectionReasons.map(({ value }) => value)).optional(),
    reply: replySchema.omit({ ids: true }).optional(),
  })
  .refine(({ stage, rejectionReason }) => stage !== 'rejected' || rejectionReason, 'Please choose why.');

export const undoSchema = z.object({ applications: applicationVersions });

/** A moved application with its new version. */
interface Moved {
  id: number;
  version: string;
}

/**
 * Moves applications to a stage, all or none. Until the move cannot be undone any more, its email waits in the queue
 * and the applicants read the stage before.
 * @returns their new versions, and the milliseconds in which the move can be undone
 * @throws {APIError} 409 naming the first that somebody else has changed, 422 for an email that cannot be sent, 503
 */
export async function moveApplications(
  { payload, user }: PayloadRequest,
  { applications, stage, rejectionReason, reply }: z.output<typeof moveSchema>,
): Promise<{ moved: Moved[]; undoMs: number }> {
  if (reply) await waitForQueue(staffSideOf(payload).queue);
  return inTransaction(payload, async (transaction) => {
    const { req, execute } = transaction;
    req.user = user;
    const ids = applications.map(({ id }) => id);
    await lockRecords(req, 'applications', ids);
    for (const { id, version } of applications) await assertUnmoved(req, id, version, applications.length);
    const mails = reply
      ? await enqueueReplies(transaction, applicants, { ids, ...reply })
      : new Map<number, number>();
    const moved: Moved[] = [];
    for (const { id } of applications) {
      const data = { stage, rejectionReason: rejectionReason ?? null };
      const context = { moveMail: mails.get(id) };
      const doc = await payload.update({ collection: 'applications', id, data, context, depth: 0, req });
      moved.push({ id, version: doc.updatedAt });
    }
    // The time to undo begins when the last of them is moved.
    const stageChangedAt = new Date().toISOString();
    await execute(sql`update applications set stage_changed_at = ${stageChangedAt} where id in ${ids}`);
    if (mails.size > 0) await delayEmails(execute, [...mails.values()], settledSeconds);
    return { moved, undoMs: undoableMs({ stageChangedAt }) };
  });
}

/** @throws {APIError} 404, 409; the message names the applicant when there are several */
async function assertUnmoved(req: PayloadRequest, id: number, version: string, count: number): Promise<void> {
  const doc = await findOne(req, 'applications', { id: { equals: id } });
  if (!doc) throw new APIError('One of these applications no longer exists.', 404);
  try {
    await assertUnchanged(req, 'applications', id, version);
  } catch (error) {
    if (count === 1 || !isAPIError(error)) throw error;
    throw new APIError(`Nobody was moved. ${toApplicantName(doc)}: ${error.message}`, error.status);
  }
}

/**
 * Undoes a move: restores the stage and cancels the email of each application that nobody has changed since.
 * @returns the restored ones, and sentences about those that stay where they are
 * @throws {APIError} 409 when none can be restored
 */
export async function undoMoves(
  { payload, user }: PayloadRequest,
  { applications }: z.output<typeof undoSchema>,
): Promise<{ restored: Moved[]; problems: string[] }> {
  return inTransaction(payload, async ({ req, execute }) => {
    req.user = user;
    await lockRecords(
      req,
      'applications',
      applications.map(({ id }) => id),
    );
    const restored: Moved[] = [];
    const problems: string[] = [];
    for (const { id, version } of applications) {
      const doc = await findOne(req, 'applications', { id: { equals: id } });
      const move = doc && pendingMove(doc);
      if (!doc) problems.push('One of these applications no longer exists.');
      else if (Date.parse(doc.updatedAt) !== Date.parse(version))
        problems.push(`${toApplicantName(doc)} was changed again after the move, so it stays.`);
      else if (!move || (move.mail !== undefined && !(await cancelReply(execute, move.mail))))
        problems.push(
          `The move of ${toApplicantName(doc)} is older than ${undoSeconds} seconds, so it stays.`,
        );
      else {
        const { stage, changedAt, rejectionReason, mail, pool } = move;
        const talentPool = { ...doc.talentPool, ...pool };
        if (mail !== undefined) await recordCancelledEmail(req, doc);
        const data = { stage, stageChangedAt: changedAt, rejectionReason, lastMove: null, talentPool };
        const context = { undoesMove: true };
        const { updatedAt } = await payload.update({
          collection: 'applications',
          id,
          data,
          context,
          depth: 0,
          req,
        });
        restored.push({ id, version: updatedAt });
      }
    }
    if (restored.length === 0) throw new APIError(problems[0] ?? 'There is nothing to undo.', 409);
    return { restored, problems };
  });
}

function recordCancelledEmail(req: PayloadRequest, { id, reference }: Application): Promise<void> {
  const summary = `The email to ${reference} was cancelled before it was sent`;
  return recordAudit(req, { action: 'changed', kind: 'applications', record: id, summary });
}

/** An owner, a new tag, or one to remove, for several applications. */
export const changeSchema = z.object({
  ids: chosen(z.number().int().positive()),
  /** Null for nobody. */
  owner: z.number().int().positive().nullable().optional(),
  tag: z.string().transform(normaliseTag).pipe(z.string().min(1, 'Type the tag first.')).optional(),
  removedTag: z.string().optional(),
});

/**
 * Gives several applications an owner, or adds a tag to theirs, or removes one, in one transaction.
 * @returns their new versions and tags
 */
export async function changeApplications(
  { payload, user }: PayloadRequest,
  { ids, owner, tag, removedTag }: z.output<typeof changeSchema>,
): Promise<{ changed: { id: number; version: string; tags: string[] }[] }> {
  return inTransaction(payload, async ({ req }) => {
    req.user = user;
    await lockRecords(req, 'applications', ids);
    const shared = { collection: 'applications', depth: 0, req } as const;
    const docs = await findAll(req, 'applications', { id: { in: ids } });
    const changed = [];
    for (const { id, tags } of docs) {
      const data = {
        ...(owner !== undefined && { owner }),
        ...((tag ?? removedTag) !== undefined && {
          tags: [...(tags ?? []), ...(tag === undefined ? [] : [tag])].filter((one) => one !== removedTag),
        }),
      };
      const doc = await payload.update({ ...shared, id, data });
      changed.push({ id, version: doc.updatedAt, tags: doc.tags ?? [] });
    }
    return { changed };
  });
}

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
  const doc = await findOne(req, 'jobs', { id: { equals: job } });
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
