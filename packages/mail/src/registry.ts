import type { Compose } from './message.ts';
import {
  type ApplicationConfirmation,
  applicationConfirmation,
} from './messages/application-confirmation.ts';
import { type ApplicationReceived, applicationReceived } from './messages/application-received.ts';
import { type ContactConfirmation, contactConfirmation } from './messages/contact-confirmation.ts';
import { type ContactMessage, contactMessage } from './messages/contact-message.ts';
import { type CredentialsChanged, credentialsChanged } from './messages/credentials-changed.ts';
import { type OneTimeCode, oneTimeCode } from './messages/one-time-code.ts';
import { type PasswordReset, passwordReset } from './messages/password-reset.ts';
import { type RecipientChanged, recipientChanged } from './messages/recipient-changed.ts';
import { type Reply, reply } from './messages/reply.ts';

/** What each kind of mail has to be told. */
export interface MailData {
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
export type MailKind = keyof MailData;
export type Mail = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];

/** Who writes each kind; a kind without a message is a type error. */
export const messages: { [Kind in MailKind]: Compose<MailData[Kind]> } = {
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
