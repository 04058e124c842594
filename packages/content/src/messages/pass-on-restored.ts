import { APIError, type CollectionAfterChangeHook } from 'payload';
import { enqueueDelivery } from '../deliveries/enqueue-delivery.ts';
import type { Message } from '../payload-types.ts';
import { queueAwayMessage } from '../queue/opened.ts';
import { QueueAway } from '../queue/queue.ts';
import type { StaffSide } from '../staff-side.ts';
import { transactionOf } from '../transaction.ts';
import { isSpam } from './is-spam.ts';

/**
 * Tells the customer system of a message that was held back as spam and is
 * restored. Its mails need nothing: they went out when it came, marked as
 * possible spam (decision 0023).
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
    await enqueueDelivery(await transactionOf(req), staffSide.queue, doc);
  } catch (error) {
    if (error instanceof QueueAway) throw new APIError(queueAwayMessage, 503, null, true);
    throw error;
  }
  return doc;
};
