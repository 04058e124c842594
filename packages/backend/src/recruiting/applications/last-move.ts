import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { idOf, ownerChange } from '../../accounts/owners.ts';
import { type Execute, executeIn, sql } from '../../database/transaction.ts';
import { addChangeNote } from '../../inbox/notes/collection.ts';
import type { Application } from '../../payload-types.ts';
import { cancelEmail } from '../../queue/deliveries/emails.ts';
import { unseenMove, unsentEmail } from './applicant-notes.ts';
import { rejectionReasons, stages, toLabel, undoSeconds } from './stages.ts';

const stage = z.enum(stages.map(({ value }) => value));

/** What the newest move of an application has replaced. */
const lastMoveSchema = z.object({
  stage,
  changedAt: z.string().nullable(),
  rejectionReason: z.enum(rejectionReasons.map(({ value }) => value)).nullable(),
  /** What the applicant reads while the move can be undone: not a stage that was left again within seconds. */
  shown: stage,
  shownSince: z.string().nullable(),
  /** Id of the email that leaves with the move. */
  mail: z.number().optional(),
});
export type LastMove = z.output<typeof lastMoveSchema>;

/** Describes what a move of an application replaces. @param mail id of the email that leaves with it */
function describeMove(before: Application, mail: number | undefined): LastMove {
  const { stage, stageChangedAt, rejectionReason } = before;
  const { stage: shown, stageChangedAt: shownSince } = toApplicantView(before);
  return {
    stage,
    changedAt: stageChangedAt ?? null,
    rejectionReason: rejectionReason ?? null,
    shown,
    shownSince: shownSince ?? null,
    ...(mail !== undefined && { mail }),
  };
}

/** Milliseconds in which the newest move of an application can still be undone; 0 afterwards. */
export function undoableMs({ stageChangedAt }: Pick<Application, 'stageChangedAt'>): number {
  return Math.max(0, Date.parse(stageChangedAt ?? '1970-01-01') + undoSeconds * 1_000 - Date.now());
}

/** Whether an email was sent with the newest move of an application. */
export function isMoveMailed({ lastMove }: Pick<Application, 'lastMove'>): boolean {
  return lastMoveSchema.safeParse(lastMove).data?.mail !== undefined;
}

/** Returns the newest move of an application while it can be undone. */
export function pendingMove(doc: Pick<Application, 'lastMove' | 'stageChangedAt'>): LastMove | undefined {
  return undoableMs(doc) > 0 ? lastMoveSchema.safeParse(doc.lastMove).data : undefined;
}

/** Converts an application to what its applicant may know: a move reaches them when it cannot be undone any more. */
export function toApplicantView(doc: Application): Application {
  const move = pendingMove(doc);
  if (!move) return doc;
  const { shown, shownSince, rejectionReason } = move;
  return {
    ...doc,
    stage: shown,
    stageChangedAt: shownSince,
    rejectionReason: shown === 'rejected' ? rejectionReason : null,
    lastMove: null,
  };
}

/** Cancels an email that has not left yet, with the note that shows it. @returns whether it was cancelled */
export async function cancelReply(execute: Execute, mail: number): Promise<boolean> {
  const { rows } = await execute<{ id: number }>(
    sql`select id from application_notes where mail_id = ${mail}`,
  );
  if (!(await cancelEmail(execute, mail))) return false;
  for (const { id } of rows) await execute(sql`delete from application_notes where id = ${id}`);
  return true;
}

/** Records a stage change so that it can be undone, and clears the reason of an application that is not rejected. */
export const dateStage: CollectionBeforeChangeHook<Application> = ({ data, originalDoc, context, req }) =>
  context.undoesMove ? data : dateMove(originalDoc, data, req.user !== null, undefined);

/** Does the same to the values of an application. @param mail id of the email that leaves with the move */
export function dateMove<Values extends Partial<Application>>(
  before: Application | undefined,
  data: Values,
  isByStaff: boolean,
  mail: number | undefined,
) {
  const isMoved = data.stage !== before?.stage;
  return {
    ...data,
    ...(isMoved && {
      stageChangedAt: new Date().toISOString(),
      // A change by the applicant or the site itself shows at once.
      lastMove: before && isByStaff ? describeMove(before, mail) : null,
    }),
    ...(data.stage !== 'rejected' && { rejectionReason: null }),
  };
}

/** Adds a note that says who moved an applicant to another stage or job, or gave them to another owner. */
export const noteChanges: CollectionAfterChangeHook<Application> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const text = await describeForNotes(req, previousDoc, doc);
  if (text) await addChangeNote(req, 'application-notes', doc.id, text);
};

/**
 * Describes the changes of an application for its notes. A move that follows another within seconds cancels the email of
 * that one.
 * @param names of owners, where they were read
 */
export async function describeForNotes(
  req: PayloadRequest,
  previousDoc: Application,
  doc: Application,
  names?: Map<number, string>,
): Promise<string> {
  const { context } = req;
  const changes: string[] = [];
  if (doc.stage !== previousDoc.stage) {
    const reason = doc.rejectionReason ? ` (${toLabel(rejectionReasons, doc.rejectionReason)})` : '';
    const undone = context.undoesMove ? ', undone' : '';
    changes.push(
      `Stage: ${toLabel(stages, previousDoc.stage)} → ${toLabel(stages, doc.stage)}${reason}${undone}`,
    );
    const unseen = context.undoesMove ? undefined : pendingMove(previousDoc);
    if (unseen) changes.push(unseenMove);
    if (unseen?.mail !== undefined && (await cancelReply(executeIn(req), unseen.mail)))
      changes.push(unsentEmail);
  }
  if (idOf(doc.job) !== idOf(previousDoc.job))
    changes.push(`Job: ${previousDoc.jobTitle || general} → ${doc.jobTitle || general}`);
  const newOwner = await ownerChange(req, previousDoc, doc, names);
  if (newOwner) changes.push(newOwner);
  return changes.join('\n');
}

const general = 'General application';
