import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload';
import { idOf } from '../../accounts/owners.ts';
import { nobody, recruiters } from '../../accounts/roles.ts';
import { findAll } from '../../database/records.ts';
import { type Execute, executeIn, sql } from '../../database/transaction.ts';
import { checkboxField, selectField } from '../../fields/factories.ts';
import type { Application, StageChange } from '../../payload-types.ts';
import { cancelEmail } from '../../queue/deliveries/emails.ts';
import { rejectionReasons, stages, toLabel, undoSeconds } from './stages.ts';

const stageOptions = Object.fromEntries(stages.map(({ value, label }) => [value, label]));
const reasonOptions = Object.fromEntries(rejectionReasons.map(({ value, label }) => [value, label]));

/** What has happened to the stages of applications: one record a change, written by the hooks of this file alone. */
export const stageChanges: CollectionConfig = {
  slug: 'stage-changes',
  labels: { singular: 'Stage change', plural: 'Stage changes' },
  admin: { hidden: true },
  access: { create: nobody, read: recruiters, update: nobody, delete: nobody },
  fields: [
    { name: 'application', type: 'relationship', relationTo: 'applications', required: true, index: true },
    selectField('from', stageOptions),
    selectField('to', stageOptions),
    selectField('rejectionReason', reasonOptions, { required: false }),
    // Empty when the applicant or the site itself did it.
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'mail', type: 'relationship', relationTo: 'mails' },
    checkboxField('undone', 'Undone'),
  ],
};

/** Words a stage change: `Stage: New → Rejected (Skills do not fit the role)`. */
export function describeStageChange({ from, to, rejectionReason, undone }: StageChange): string {
  const reason = rejectionReason ? ` (${toLabel(rejectionReasons, rejectionReason)})` : '';
  return `Stage: ${toLabel(stages, from)} → ${toLabel(stages, to)}${reason}${undone ? ', undone' : ''}`;
}

/** Finds the newest stage changes of an application that were not undone, the newest first. */
export function findStageChanges(req: PayloadRequest, application: number, limit: number) {
  const where = { application: { equals: application }, undone: { not_equals: true } };
  return findAll(req, 'stage-changes', where, { sort: '-id', limit });
}

/** Milliseconds in which a change of the stage by staff can still be undone; 0 afterwards. */
export function undoableMs({ by, createdAt }: Pick<StageChange, 'by' | 'createdAt'>): number {
  return by ? Math.max(0, Date.parse(createdAt) + undoSeconds * 1_000 - Date.now()) : 0;
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

/** Dates a change of the stage, and clears the reason of an application that is not rejected. */
export const dateStage: CollectionBeforeChangeHook<Application> = ({ data, originalDoc, context }) => ({
  ...data,
  ...(data.stage !== originalDoc?.stage &&
    !context.undoesMove && {
      stageChangedAt: new Date().toISOString(),
      stageMailed: context.moveMails?.has(originalDoc?.id ?? 0) ?? false,
    }),
  ...(data.stage !== 'rejected' && { rejectionReason: null }),
});

/** Records a change of the stage, and cancels the email of one before that can still be undone. */
export const recordStageChange: CollectionAfterChangeHook<Application> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update' || doc.stage === previousDoc.stage || context.undoesMove) return;
  const [before] = await findStageChanges(req, doc.id, 1);
  const waiting = before && undoableMs(before) > 0 ? idOf(before.mail) : undefined;
  if (waiting !== undefined) await cancelReply(executeIn(req), waiting);
  const { id: application, stage: to, rejectionReason } = doc;
  const mail = context.moveMails?.get(doc.id);
  await req.payload.create({
    collection: 'stage-changes',
    data: { application, from: previousDoc.stage, to, rejectionReason, by: req.user?.id, mail },
    depth: 0,
    req,
  });
};
