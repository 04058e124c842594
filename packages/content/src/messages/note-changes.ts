import type { CollectionAfterChangeHook } from 'payload';
import { ownerChange } from '../notes/owner-change.ts';
import type { Message } from '../payload-types.ts';
import { isSpam } from './is-spam.ts';
import { statusLabel } from './statuses.ts';

/** Writes changes of status and owner into the notes of a message, with who made them, in the same transaction. */
export const noteChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc;
  const changes = [
    statusChange(previousDoc, doc),
    await ownerChange(req, previousDoc, doc),
    isSpam(previousDoc) && !isSpam(doc) ? 'Restored: it is no spam.' : undefined,
  ].filter((change) => change !== undefined);
  for (const text of changes)
    await req.payload.create({
      collection: 'message-notes',
      data: { about: doc.id, kind: 'change', text },
      depth: 0,
      overrideAccess: true,
      req,
    });
  return doc;
};

function statusChange(before: Message, after: Message): string | undefined {
  if (before.status === after.status) return undefined;
  return `Status: ${statusLabel(before.status)} → ${statusLabel(after.status)}`;
}
