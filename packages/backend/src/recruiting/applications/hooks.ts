import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { idOf, ownerChange } from '../../accounts/owners.ts';
import { executeIn } from '../../database/transaction.ts';
import type { Application } from '../../payload-types.ts';
import { unseenMove, unsentEmail } from './applicant-notes.ts';
import { cancelReply, describeMove, pendingMove } from './last-move.ts';
import { rejectionReasons, stages, toLabel } from './stages.ts';
import { leaveTalentPool } from './talent-pool.ts';

/** Records a stage change so that it can be undone, and clears the reason of an application that is not rejected. */
export const dateStage: CollectionBeforeChangeHook<Application> = ({ data, originalDoc, context, req }) => {
  if (context.undoesMove) return data;
  const isMoved = data.stage !== originalDoc?.stage;
  return {
    ...data,
    ...(isMoved && {
      stageChangedAt: new Date().toISOString(),
      // A change by the applicant or the site itself shows at once.
      lastMove: originalDoc && req.user ? describeMove(originalDoc, context.moveMail) : null,
    }),
    // Whoever withdraws decides anew about the talent pool.
    ...(isMoved && data.stage === 'withdrawn' && leaveTalentPool(data)),
    ...(data.stage !== 'rejected' && { rejectionReason: null }),
  };
};

/**
 * Adds a note that says who moved an applicant to another stage or job, or gave them to another owner. A move that
 * follows another within seconds cancels the email of that one.
 */
export const noteChanges: CollectionAfterChangeHook<Application> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update') return;
  const changes: string[] = [];
  if (doc.stage !== previousDoc.stage) {
    const reason = doc.rejectionReason ? ` (${toLabel(rejectionReasons, doc.rejectionReason)})` : '';
    const undone = context.undoesMove ? ', undone' : '';
    changes.push(
      `Stage: ${toLabel(stages, previousDoc.stage)} → ${toLabel(stages, doc.stage)}${reason}${undone}`,
    );
    if (previousDoc.talentPool?.until && !doc.talentPool?.until) changes.push('Talent pool: left');
    const unseen = context.undoesMove ? undefined : pendingMove(previousDoc);
    if (unseen) changes.push(unseenMove);
    if (unseen?.mail !== undefined && (await cancelReply(await executeIn(req), unseen.mail)))
      changes.push(unsentEmail);
  }
  if (idOf(doc.job) !== idOf(previousDoc.job))
    changes.push(`Job: ${previousDoc.jobTitle || general} → ${doc.jobTitle || general}`);
  const newOwner = await ownerChange(req, previousDoc, doc);
  if (newOwner) changes.push(newOwner);
  if (changes.length > 0)
    await req.payload.create({
      collection: 'application-notes',
      data: { about: doc.id, kind: 'change', text: changes.join('\n'), author: req.user?.id },
      depth: 0,
      req,
    });
};

const general = 'General application';
