import { APIError, type CollectionAfterChangeHook } from 'payload';
import type { Message } from '../../payload-types.ts';
import type { StaffSide } from '../../platform/index.ts';
import { QueueUnavailableError, queueUnavailableMessage, transactionOf } from '../../platform/index.ts';
import { enqueueWebhook } from '../webhook/collection.ts';
import { isSpam } from './status.ts';

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
  if (operation !== 'update' || !isSpam(previousDoc) || isSpam(doc)) return doc;
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (!staffSide?.passesMessagesOn) return doc;
  try {
    await enqueueWebhook(await transactionOf(req), staffSide.queue, doc);
  } catch (error) {
    if (error instanceof QueueUnavailableError) throw new APIError(queueUnavailableMessage, 503);
    throw error;
  }
  return doc;
};
