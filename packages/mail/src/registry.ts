import type { Compose } from './message.ts';
import { applicationConfirmation, applicationReceived } from './messages/application.ts';
import { contactConfirmation, contactMessage } from './messages/contact.ts';
import { oneTimeCode } from './messages/one-time-code.ts';
import { reply } from './messages/reply.ts';
import { credentialsChanged, passwordReset, recipientChanged } from './messages/staff-account.ts';

/** Composer of each kind of email. */
const composers = {
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

export type EmailKind = keyof typeof composers;
/** Data of each kind of email. */
export type EmailData = { [Kind in EmailKind]: Parameters<(typeof composers)[Kind]>[0] };
export type Email = { [Kind in EmailKind]: { kind: Kind; data: EmailData[Kind] } }[EmailKind];

/** The composers, typed so that a kind and its data belong together. */
export const messages: { [Kind in EmailKind]: Compose<EmailData[Kind]> } = composers;
