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
export {
  type Attachment,
  type EmailTransport,
  explainFailure,
  SendError,
  smtpTransport,
} from './transport/transport.ts';
