import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { ownerChange } from '../notes/owner-change.ts';
import type { Application } from '../payload-types.ts';
import { labelIn, rejectionReasons, stages } from './stages.ts';

/** Dates a change of the stage; the reason of a rejection goes when the rejection does. */
export const dateStage: CollectionBeforeChangeHook<Application> = ({ data, originalDoc }) => {
  const dated =
    data.stage !== originalDoc?.stage ? { ...data, stageChangedAt: new Date().toISOString() } : data;
  return data.stage === 'rejected' ? dated : { ...dated, rejectionReason: null };
};

/** Writes into an applicant's notes who moved them to another stage, or gave them to another owner. */
export const noteChanges: CollectionAfterChangeHook<Application> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc;
  const changes: string[] = [];
  if (doc.stage !== previousDoc.stage) {
    const why = doc.rejectionReason ? ` (${labelIn(rejectionReasons, doc.rejectionReason)})` : '';
    changes.push(`Stage: ${labelIn(stages, previousDoc.stage)} → ${labelIn(stages, doc.stage)}${why}`);
  }
  const handedOver = await ownerChange(req, previousDoc, doc);
  if (handedOver) changes.push(handedOver);
  if (changes.length > 0)
    await req.payload.create({
      collection: 'application-notes',
      data: { about: doc.id, kind: 'change', text: changes.join('\n'), author: req.user?.id },
      depth: 0,
      overrideAccess: true,
      req,
    });
  return doc;
};
