import type { Compose } from './message.ts';
import {
  type ApplicationConfirmation,
  type ApplicationReceived,
  applicationConfirmation,
  applicationReceived,
} from './messages/application.ts';
import {
  type ContactConfirmation,
  type ContactMessage,
  contactConfirmation,
  contactMessage,
} from './messages/contact.ts';
import { type OneTimeCode, oneTimeCode } from './messages/one-time-code.ts';
import { type Reply, reply } from './messages/reply.ts';
import {
  type CredentialsChanged,
  credentialsChanged,
  type PasswordReset,
  passwordReset,
  type RecipientChanged,
  recipientChanged,
} from './messages/staff-account.ts';

/** Data of each kind of email. */
export interface EmailData {
  'contact-message': ContactMessage;
  'contact-confirmation': ContactConfirmation;
  'one-time-code': OneTimeCode;
  'application-confirmation': ApplicationConfirmation;
  'application-received': ApplicationReceived;
  'password-reset': PasswordReset;
  'recipient-changed': RecipientChanged;
  'credentials-changed': CredentialsChanged;
  reply: Reply;
}
export type EmailKind = keyof EmailData;
export type Email = { [Kind in EmailKind]: { kind: Kind; data: EmailData[Kind] } }[EmailKind];

/** Composer of each kind; a missing one is a type error. */
export const messages: { [Kind in EmailKind]: Compose<EmailData[Kind]> } = {
  'contact-message': contactMessage,
  'contact-confirmation': contactConfirmation,
  'one-time-code': oneTimeCode,
  'application-confirmation': applicationConfirmation,
  'application-received': applicationReceived,
  'password-reset': passwordReset,
  'recipient-changed': recipientChanged,
  'credentials-changed': credentialsChanged,
  reply,
};
