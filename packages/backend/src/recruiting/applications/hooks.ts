import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import type { Application } from '../../payload-types.ts';
import { ownerChange } from '../../staff/index.ts';
import { rejectionReasons, stages, toLabel } from './stages.ts';

/** Sets the date of a stage change, and clears the rejection reason of an application that is not rejected. */
export const dateStage: CollectionBeforeChangeHook<Application> = ({ data, originalDoc }) => ({
  ...data,
  ...(data.stage !== originalDoc?.stage && { stageChangedAt: new Date().toISOString() }),
  ...(data.stage !== 'rejected' && { rejectionReason: null }),
});

/** Adds a note that says who moved an applicant to another stage or gave them to another owner. */
export const noteChanges: CollectionAfterChangeHook<Application> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const changes: string[] = [];
  if (doc.stage !== previousDoc.stage) {
    const reason = doc.rejectionReason ? ` (${toLabel(rejectionReasons, doc.rejectionReason)})` : '';
    changes.push(`Stage: ${toLabel(stages, previousDoc.stage)} → ${toLabel(stages, doc.stage)}${reason}`);
  }
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
