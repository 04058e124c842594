import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from 'payload';
import type { Message } from '../../payload-types.ts';
import {
  QueueUnavailableError,
  queueUnavailableMessage,
  type StaffSide,
  sql,
  transactionOf,
} from '../../platform/index.ts';
import { idOf, ownerChange } from '../../staff/index.ts';
import { enqueueWebhook } from '../webhook/collection.ts';
import { isOpen, updateOthers } from './conversation-state.ts';
import { concernsOne, isSpam, statusLabel } from './status.ts';

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
 * Gives the open messages of a sender the state of the one that was changed, because staff decide about a conversation:
 * of an answered one only what was changed. Restored spam brings the sender's other spam with it.
 */
export const shareChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update' || context[concernsOne]) return;
  const { status, owner, followUpOn = null, suspectedSpam } = doc;
  const columns = [
    { isChanged: status !== previousDoc.status, column: sql`status = ${status}` },
    {
      isChanged: idOf(owner) !== idOf(previousDoc.owner),
      column: sql`owner_id = ${idOf(owner) ?? null}`,
    },
    {
      isChanged: followUpOn !== (previousDoc.followUpOn ?? null),
      column: sql`follow_up_on = ${followUpOn}`,
    },
    {
      isChanged: (suspectedSpam ?? false) !== (previousDoc.suspectedSpam ?? false),
      column: sql`suspected_spam = ${suspectedSpam ?? false}`,
    },
  ];
  if (!columns.some(({ isChanged }) => isChanged)) return;
  const wasAnswered = previousDoc.status === 'answered';
  const shared = columns.flatMap(({ isChanged, column }) => (isChanged || !wasAnswered ? column : []));
  if (status === 'answered' && !wasAnswered)
    shared.push(sql`first_answered_at = coalesce(first_answered_at, now())`);
  const wasSpam = isSpam(previousDoc);
  const spam = sql`(status = 'spam' or suspected_spam)`;
  const others = await updateOthers(req, doc, wasSpam ? spam : isOpen, shared);
  if (wasSpam && !isSpam(doc)) await passOnRestored(req, [doc, ...others]);
};

/**
 * Posts restored messages to the CRM, from which they were withheld as spam. Their emails went out when they
 * arrived, marked as possible spam (decision 0023).
 */
async function passOnRestored(
  req: PayloadRequest,
  restored: { id: number; reference: string }[],
): Promise<void> {
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (!staffSide?.passesMessagesOn) return;
  try {
    const transaction = await transactionOf(req);
    for (const message of restored) await enqueueWebhook(transaction, staffSide.queue, message);
  } catch (error) {
    if (error instanceof QueueUnavailableError) throw new APIError(queueUnavailableMessage, 503);
    throw error;
  }
}
