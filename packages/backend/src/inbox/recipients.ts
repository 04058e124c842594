import type { EmailField, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { administrators, everybody } from '../accounts/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transactionOf } from '../database/transaction.ts';
import type { Recipient } from '../payload-types.ts';
import { bumpAfterGlobalChange } from '../publishing/revision.ts';
import { enqueueEmail } from '../queue/deliveries/emails.ts';
import { staffSideOf } from '../staff-side.ts';

/** The notices that each address receives. */
const purposes = {
  salesEmail: 'Messages of the contact form',
  careersEmail: 'Applications',
  privacyEmail: 'Requests about personal data',
} as const;

/**
 * Records each changed address in the audit trail and emails the former one, in the transaction of
 * the change: without the email the address does not change.
 * @throws {QueueUnavailableError} when the queue is not connected
 */
const notifyFormerRecipient: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before]: [Recipient, Partial<Recipient>] = [doc, previousDoc ?? {}];
  const { user, payload } = req;
  // The set-up fills in the first addresses.
  if (!user) return;
  for (const [name, what] of Object.entries(purposes) as [keyof typeof purposes, string][]) {
    const [from, to] = [before[name], now[name]];
    if (from === to) continue;
    const summary = `${what} now go to ${to}${from ? ` instead of ${from}` : ''}`;
    await recordAudit(req, { action: 'changed', kind: 'recipients', record: 'recipients', summary });
    if (!from) continue;
    const data = { what, from, to, by: user.name, changedAt: new Date().toISOString() };
    await enqueueEmail(await transactionOf(req), staffSideOf(payload).queue, payload.config.secret, {
      mail: { kind: 'recipient-changed', data },
      to: from,
    });
  }
};

const address = (name: keyof typeof purposes, description: string): EmailField => ({
  name,
  label: purposes[name],
  type: 'email',
  required: true,
  admin: { description },
});

/** Where personal data is sent. Not part of the site settings, which editors publish and restore. */
export const recipients: GlobalConfig = {
  slug: 'recipients',
  label: 'Recipients',
  admin: {
    description:
      'Which addresses receive what visitors send. Only administrators change them; each change is in the audit trail, and the former address is notified by email.',
  },
  access: { read: everybody, update: administrators },
  hooks: { afterChange: [bumpAfterGlobalChange, notifyFormerRecipient] },
  fields: [
    address('salesEmail', 'Shown on the site. Answers to our replies go there too.'),
    address('careersEmail', 'Applicants’ answers to our replies go there too.'),
    address('privacyEmail', 'Shown to applicants and in emails.'),
  ],
};
