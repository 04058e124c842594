import type { CollectionBeforeChangeHook } from 'payload';
import type { Message } from '../payload-types.ts';
import { hasBounced } from './follow-reply.ts';

/**
 * What follows from a message's status: when it was answered for the first time,
 * and that a message which is no spam any more does not look like it either.
 */
export const settleStatus: CollectionBeforeChangeHook<Message> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const status = data.status ?? originalDoc.status;
  if (hasBounced(req)) return data;
  // A form that was opened before the first answer must not take it back.
  if (originalDoc.firstAnsweredAt) data.firstAnsweredAt = originalDoc.firstAnsweredAt;
  else if (status === 'answered' && originalDoc.status !== 'answered')
    data.firstAnsweredAt ??= new Date().toISOString();
  if (originalDoc.status === 'spam' && status !== 'spam') data.suspectedSpam = false;
  return data;
};
