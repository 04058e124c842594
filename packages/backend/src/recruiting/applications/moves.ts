import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAPIError } from '../../accounts/api-error.ts';
import { idOf } from '../../accounts/owners.ts';
import { maxRecords } from '../../audit/lists.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAll, findOne } from '../../database/records.ts';
import { executeIn, inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { replySchema } from '../../inbox/replies/compose.ts';
import { enqueueReplies } from '../../inbox/replies/send-replies.ts';
import type { Application, StageChange } from '../../payload-types.ts';
import { assertUnchanged, lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import { delayEmails } from '../../queue/deliveries/emails.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { applicants } from './applicants-audience.ts';
import { toApplicantName } from './board.ts';
import { cancelReply, findStageChanges, undoableMs } from './stage-changes.ts';
import { rejectionReasons, settledSeconds, stages, undoSeconds } from './stages.ts';
import { normaliseTag } from './tags.ts';

/** Creates the schema of a choice of applicants. */
const chosen = <T extends z.ZodType>(applicant: T) =>
  z
    .array(applicant)
    .min(1, 'Choose at least one applicant.')
    .max(maxRecords, `Choose at most ${maxRecords} applicants at once.`);

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

/** Locks applications until the end of the transaction of `req`, and reads those that exist. */
async function lockApplications(req: PayloadRequest, ids: number[]): Promise<Map<number, Application>> {
  await lockRecords(req, 'applications', ids);
  const docs = await findAll(req, 'applications', { id: { in: ids } }, { joins: false });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/** Saves a change of an application as its form does. */
const update = (req: PayloadRequest, id: number, data: Partial<Application>) =>
  req.payload.update({ collection: 'applications', id, data, depth: 0, req });

/**
 * Moves applications to a stage, all or none. Until the move cannot be undone any more, its email waits in the queue.
 * @returns their new versions, and the milliseconds in which the move can be undone
 * @throws {APIError} 409 naming the first that somebody else has changed, 422 for an email that cannot be sent, 503
 */
export async function moveApplications(
  from: PayloadRequest,
  { applications, stage, rejectionReason, reply }: z.output<typeof moveSchema>,
): Promise<{ moved: Moved[]; undoMs: number }> {
  if (reply) await waitForQueue(staffSideOf(from.payload).queue);
  return inTransaction(from, async (transaction) => {
    const { req, execute } = transaction;
    const ids = applications.map(({ id }) => id);
    const locked = await lockApplications(req, ids);
    const docs = [];
    for (const { id, version } of applications)
      docs.push(await assertUnmoved(req, locked.get(id), version, applications.length));
    const mails = reply
      ? await enqueueReplies(transaction, applicants, { ids, ...reply })
      : new Map<number, number>();
    req.context.moveMails = mails;
    const moved: Moved[] = [];
    for (const { id } of docs) {
      const change = { stage, rejectionReason: rejectionReason ?? null };
      moved.push({ id, version: (await update(req, id, change)).updatedAt });
    }
    // The time to undo begins with the first of them, and the emails wait from the last one.
    if (mails.size > 0) await delayEmails(execute, [...mails.values()], settledSeconds);
    const [first] = await findStageChanges(req, ids[0] ?? 0, 1);
    return { moved, undoMs: first ? undoableMs(first) : 0 };
  });
}

/** @throws {APIError} 404, 409; the message names the applicant when there are several */
async function assertUnmoved(
  req: PayloadRequest,
  doc: Application | undefined,
  version: string,
  count: number,
): Promise<Application> {
  if (!doc) throw new APIError('One of these applications no longer exists.', 404);
  if (Date.parse(doc.updatedAt) === Date.parse(version)) return doc;
  try {
    await assertUnchanged(req, 'applications', doc.id, version);
  } catch (error) {
    if (count === 1 || !isAPIError(error)) throw error;
    throw new APIError(`Nobody was moved. ${toApplicantName(doc)}: ${error.message}`, error.status);
  }
  return doc;
}

/**
 * Undoes a move: restores the stage and cancels the email of each application that nobody has changed since.
 * @returns the restored ones, and sentences about those that stay where they are
 * @throws {APIError} 409 when none can be restored
 */
export async function undoMoves(
  from: PayloadRequest,
  { applications }: z.output<typeof undoSchema>,
): Promise<{ restored: Moved[]; problems: string[] }> {
  return inTransaction(from, async ({ req }) => {
    const locked = await lockApplications(
      req,
      applications.map(({ id }) => id),
    );
    req.context.undoesMove = true;
    const restored: Moved[] = [];
    const problems: string[] = [];
    for (const { id, version } of applications) {
      const doc = locked.get(id);
      const [move, before] = await findStageChanges(req, id, 2);
      if (!doc) problems.push('One of these applications no longer exists.');
      else if (Date.parse(doc.updatedAt) !== Date.parse(version))
        problems.push(`${toApplicantName(doc)} was changed again after the move, so it stays.`);
      else if (!move || !undoableMs(move) || !(await cancelMail(req, doc, move)))
        problems.push(
          `The move of ${toApplicantName(doc)} is older than ${undoSeconds} seconds, so it stays.`,
        );
      else {
        await req.payload.update({ collection: 'stage-changes', id: move.id, data: { undone: true }, req });
        const { updatedAt } = await update(req, id, {
          stage: move.from,
          rejectionReason: before?.rejectionReason ?? null,
          stageChangedAt: before?.createdAt ?? null,
          stageMailed: Boolean(before?.mail),
        });
        restored.push({ id, version: updatedAt });
      }
    }
    if (restored.length === 0) throw new APIError(problems[0] ?? 'There is nothing to undo.', 409);
    return { restored, problems };
  });
}

/** Cancels the email of a move, if it has one. @returns false when it has left already */
async function cancelMail(
  req: PayloadRequest,
  { id, reference }: Application,
  move: StageChange,
): Promise<boolean> {
  const mail = idOf(move.mail);
  if (mail === undefined) return true;
  if (!(await cancelReply(executeIn(req), mail))) return false;
  const summary = `The email to ${reference} was cancelled before it was sent`;
  await recordAudit(req, { action: 'changed', kind: 'applications', record: id, summary });
  return true;
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
  from: PayloadRequest,
  { ids, owner, tag, removedTag }: z.output<typeof changeSchema>,
): Promise<{ changed: { id: number; version: string; tags: string[] }[] }> {
  return inTransaction(from, async ({ req }) => {
    const changed = [];
    for (const { id, tags } of (await lockApplications(req, ids)).values()) {
      const saved = await update(req, id, {
        ...(owner !== undefined && { owner }),
        ...((tag ?? removedTag) !== undefined && {
          tags: [...(tags ?? []), ...(tag === undefined ? [] : [tag])].filter((one) => one !== removedTag),
        }),
      });
      changed.push({ id, version: saved.updatedAt, tags: saved.tags ?? [] });
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
  from: PayloadRequest,
  { id, email }: Application,
  { job, version, confirmed }: z.output<typeof jobMoveSchema>,
): Promise<{ version: string } | { duplicate: SameApplication }> {
  return inTransaction(from, async (transaction) => {
    const { payload, req } = transaction;
    await lockRecords(req, 'applications', [id]);
    await assertUnchanged(req, 'applications', id, version);
    const duplicate = await findSameApplication(transaction, { email, job, except: id });
    if (duplicate && !confirmed) return { duplicate };
    const data = { job, jobTitle: await readJobTitle(req, job) };
    const { updatedAt } = await payload.update({ collection: 'applications', id, data, depth: 0, req });
    return { version: updatedAt };
  });
}
