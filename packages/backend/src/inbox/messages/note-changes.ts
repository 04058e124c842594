import type { CollectionAfterChangeHook } from 'payload';
import type { Message } from '../../payload-types.ts';
import { ownerChange } from '../../staff/index.ts';
import { isSpam, statusLabel } from './status.ts';

/** Adds a note for each change of status, owner and spam, with its author, in the same transaction. */
export const noteChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc;
  const [before, after] = [statusLabel(previousDoc.status), statusLabel(doc.status)];
  const changes = [
    before === after ? undefined : `Status: ${before} → ${after}`,
    await ownerChange(req, previousDoc, doc),
    isSpam(previousDoc) && !isSpam(doc) ? 'Restored: it is no spam.' : undefined,
  ].filter((change) => change !== undefined);
  for (const text of changes)
    await req.payload.create({
      collection: 'message-notes',
      data: { about: doc.id, kind: 'change', text },
      depth: 0,
      req,
    });
  return doc;
};
