import { z } from 'zod';
import { type Execute, sql } from '../../database/transaction.ts';
import type { Application } from '../../payload-types.ts';
import { cancelEmail } from '../../queue/deliveries/emails.ts';
import { rejectionReasons, stages, undoSeconds } from './stages.ts';

const stage = z.enum(stages.map(({ value }) => value));

/** What the newest move of an application has replaced. */
const lastMoveSchema = z.object({
  stage,
  changedAt: z.string().nullable(),
  rejectionReason: z.enum(rejectionReasons.map(({ value }) => value)).nullable(),
  /** What the applicant reads while the move can be undone: not a stage that was left again within seconds. */
  shown: stage,
  shownSince: z.string().nullable(),
  /** Consent to the talent pool, which a withdrawal ends. */
  pool: z.object({ agreedAt: z.string(), until: z.string(), askedAt: z.string().nullable() }).optional(),
  /** Id of the email that leaves with the move. */
  mail: z.number().optional(),
});
type LastMove = z.output<typeof lastMoveSchema>;

/** Describes what a move of an application replaces. @param mail id of the email that leaves with it */
export function describeMove(before: Application, mail: number | undefined): LastMove {
  const { stage, stageChangedAt, rejectionReason } = before;
  const { agreedAt, until, askedAt = null } = before.talentPool ?? {};
  const { stage: shown, stageChangedAt: shownSince } = toApplicantView(before);
  return {
    stage,
    changedAt: stageChangedAt ?? null,
    rejectionReason: rejectionReason ?? null,
    shown,
    shownSince: shownSince ?? null,
    ...(agreedAt && until && { pool: { agreedAt, until, askedAt } }),
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
  const { shown, shownSince, rejectionReason, pool } = move;
  return {
    ...doc,
    stage: shown,
    stageChangedAt: shownSince,
    rejectionReason: shown === 'rejected' ? rejectionReason : null,
    lastMove: null,
    ...(pool && doc.stage === 'withdrawn' && { talentPool: { ...doc.talentPool, ...pool } }),
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
