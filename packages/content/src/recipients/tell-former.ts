import { APIError, type GlobalAfterChangeHook } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueueMail } from '../mails/enqueue.ts';
import type { Recipient } from '../payload-types.ts';
import { queueAwayMessage } from '../queue/opened.ts';
import { QueueAway } from '../queue/queue.ts';
import { staffSideOf } from '../staff-side.ts';
import { transactionOf } from '../transaction.ts';

/** What each address receives. */
export const received = {
  salesEmail: 'Messages of the contact form',
  careersEmail: 'Applications',
  privacyEmail: 'Requests about personal data',
} as const;

/**
 * Records each changed address in the audit trail and emails the former one, in the transaction of
 * the change: without the email the address does not change.
 * @throws {APIError} 503 when the queue is not connected
 */
export const tellFormerRecipient: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before]: [Recipient, Partial<Recipient>] = [doc, previousDoc ?? {}];
  const { user, payload } = req;
  // The set-up fills in the first ones by itself.
  if (!user) return doc;
  for (const [name, what] of Object.entries(received) as [keyof typeof received, string][]) {
    const [from, to] = [before[name], now[name]];
    if (from === to) continue;
    const summary = `${what} now go to ${to}${from ? ` instead of ${from}` : ''}`;
    await recordAudit(req, { action: 'changed', kind: 'recipients', record: 'recipients', summary });
    if (!from) continue;
    try {
      await enqueueMail(await transactionOf(req), staffSideOf(payload).queue, payload.config.secret, {
        mail: {
          kind: 'recipient-changed',
          data: { what, from, to, by: user.name, changedAt: new Date().toISOString() },
        },
        to: from,
      });
    } catch (error) {
      if (error instanceof QueueAway) throw new APIError(queueAwayMessage, 503, null, true);
      throw error;
    }
  }
  return doc;
};
