import type { Compose } from './message.ts';
import { applicationConfirmation, applicationReceived } from './messages/application.ts';
import { appointment } from './messages/appointment.ts';
import { contactConfirmation, contactMessage } from './messages/contact.ts';
import { oneTimeCode } from './messages/one-time-code.ts';
import { reply } from './messages/reply.ts';
import {
  credentialsChanged,
  invitation,
  passwordReset,
  recipientChanged,
  reviewRequested,
  testEmail,
} from './messages/staff-account.ts';
import { talentPoolEnding } from './messages/talent-pool.ts';

/** Composer of each kind of email. */
const composers = {
  'contact-message': contactMessage,
  'contact-confirmation': contactConfirmation,
  'one-time-code': oneTimeCode,
  'application-confirmation': applicationConfirmation,
  'application-received': applicationReceived,
  'password-reset': passwordReset,
  invitation,
  test: testEmail,
  'recipient-changed': recipientChanged,
  'credentials-changed': credentialsChanged,
  'review-requested': reviewRequested,
  reply,
  'talent-pool-ending': talentPoolEnding,
  appointment,
};

export type EmailKind = keyof typeof composers;
/** Data of each kind of email. */
export type EmailData = { [Kind in EmailKind]: Parameters<(typeof composers)[Kind]>[0] };
export type Email = { [Kind in EmailKind]: { kind: Kind; data: EmailData[Kind] } }[EmailKind];

/** The composers, typed so that a kind and its data belong together. */
export const messages: { [Kind in EmailKind]: Compose<EmailData[Kind]> } = composers;
