import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { idOf, ownerChange } from '../../accounts/owners.ts';
import { executeIn, sql, transactionOf } from '../../database/transaction.ts';
import type { Message } from '../../payload-types.ts';
import { QueueUnavailableError, queueUnavailableMessage } from '../../queue/queue.ts';
import type { StaffSide } from '../../staff-side.ts';
import { enqueueWebhook } from '../webhook/collection.ts';
import { isOpen, isSpam, statusLabel, updateOthers } from './status.ts';

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

/** Gives a new message the owner of the sender's open ones: it goes on with their conversation. */
export const joinConversation: CollectionBeforeChangeHook<Message> = async ({ data, operation, req }) => {
  if (operation !== 'create' || data.owner || !data.email || isSpam({ status: 'new', ...data })) return data;
  const run = await executeIn(req);
  const { rows } = await run<{ owner: number }>(sql`
    select owner_id as owner from messages
    where email = ${data.email} and owner_id is not null and ${isOpen} order by id desc limit 1`);
  return { ...data, owner: rows[0]?.owner };
};

/**
 * Shares what was changed on a message with the open ones of its sender, because staff decide about a conversation,
 * and restored spam with the sender's other spam. A message that somebody works on brings its status and owner too.
 */
export const shareChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update' || context.concernsOneMessage) return;
  const { status, followUpOn = null, suspectedSpam = false } = doc;
  const owner = idOf(doc.owner) ?? null;
  const isChanged = {
    status: status !== previousDoc.status,
    owner: owner !== (idOf(previousDoc.owner) ?? null),
    followUpOn: followUpOn !== (previousDoc.followUpOn ?? null),
    suspectedSpam: suspectedSpam !== (previousDoc.suspectedSpam ?? false),
  };
  if (!Object.values(isChanged).includes(true)) return;
  const isWorkedOn = status === 'in-progress';
  const shared = [
    ...(isChanged.status && status === 'new'
      ? [sql`status = (case when owner_id is null then 'new' else 'in-progress' end)::enum_messages_status`]
      : []),
    ...((isChanged.status && status !== 'new') || isWorkedOn ? [sql`status = ${status}`] : []),
    ...(isChanged.owner || (isWorkedOn && owner) ? [sql`owner_id = ${owner}`] : []),
    ...(isChanged.followUpOn ? [sql`follow_up_on = ${followUpOn}`] : []),
    ...(isChanged.suspectedSpam ? [sql`suspected_spam = ${suspectedSpam}`] : []),
    ...(isChanged.status && status === 'answered'
      ? [sql`first_answered_at = coalesce(first_answered_at, now())`]
      : []),
  ];
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
