export { isMailbox, messageHash, messageId, messageKey } from './addresses.ts';
export type { Company } from './message.ts';
export {
  cleanUpOutbox,
  listOutbox,
  type OutboxEmail,
  type OutboxEntry,
  outboxTransport,
  readOutbox,
} from './outbox/outbox.ts';
export { type Email, type EmailData, renderEmail } from './render-email.ts';
export { describeSending, SendError } from './transport/failures.ts';
export { findKeyFileErrors } from './transport/oauth.ts';
export { type Attachment, type EmailTransport, smtpTransport } from './transport/transport.ts';
