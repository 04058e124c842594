import { APIError, type CollectionAfterChangeHook } from 'payload';
import type { Message } from '../../payload-types.ts';
import {
  QueueUnavailableError,
  queueUnavailableMessage,
  type StaffSide,
  transactionOf,
} from '../../platform/index.ts';
import { ownerChange } from '../../staff/index.ts';
import { enqueueWebhook } from '../webhook/collection.ts';
import { isSpam, statusLabel } from './status.ts';

/** Adds a note for each change of status, owner and spam, with its author, in the same transaction. */
export const noteChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
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
};

/**
 * Posts a restored message to the CRM, from which it was withheld as spam. Its emails went out when it
 * arrived, marked as possible spam (decision 0023).
 */
export const passOnRestored: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isSpam(previousDoc) || isSpam(doc)) return;
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (!staffSide?.passesMessagesOn) return;
  try {
    await enqueueWebhook(await transactionOf(req), staffSide.queue, doc);
  } catch (error) {
    if (error instanceof QueueUnavailableError) throw new APIError(queueUnavailableMessage, 503);
    throw error;
  }
};
