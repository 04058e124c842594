import type { Company, Compose } from './message.ts';
import { applicantEmails } from './messages/application.ts';
import { contactEmails } from './messages/contact.ts';
import { staffEmails } from './messages/staff-account.ts';
import { htmlLayout, textLayout } from './parts/layout.ts';
import { shortLine } from './text/clean.ts';

interface RenderedEmail {
  /** One line of at most 120 characters without control characters. */
  subject: string;
  html: string;
  text: string;
}

/** Characters; inboxes show 60 to 80 of them. */
const subjectMax = 120;

/**
 * Renders an email as HTML and plain text; every text in it is cleaned and escaped.
 * @throws {Error} for a malformed address or time in it
 */
export async function renderEmail(email: Email, company: Company): Promise<RenderedEmail> {
  const message = compose(email, company);
  const subject = shortLine(message.subject, subjectMax);
  return {
    subject,
    html: String(await htmlLayout(message, subject, company)),
    text: textLayout(message, company),
  };
}

function compose<Kind extends EmailKind>(email: { kind: Kind; data: EmailData[Kind] }, company: Company) {
  return composersByKind[email.kind](email.data, company);
}

/** Composer of each kind of email. */
const composers = { ...applicantEmails, ...contactEmails, ...staffEmails };

export type EmailKind = keyof typeof composers;
/** Data of each kind of email. */
export type EmailData = { [Kind in EmailKind]: Parameters<(typeof composers)[Kind]>[0] };
export type Email = { [Kind in EmailKind]: { kind: Kind; data: EmailData[Kind] } }[EmailKind];

/** The composers, typed so that a kind and its data belong together. */
const composersByKind: { [Kind in EmailKind]: Compose<EmailData[Kind]> } = composers;
