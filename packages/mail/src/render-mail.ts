import type { Company } from './company.ts';
import { htmlLayout, textLayout } from './parts/layout.ts';
import { type Mail, type MailData, type MailKind, messages } from './registry.ts';
import { shortLine } from './text/clean.ts';

export interface RenderedMail {
  /** One line of at most 120 characters without control characters. */
  subject: string;
  html: string;
  text: string;
}

/** Longest subject in characters; inboxes show 60 to 80 of them. */
const subjectMax = 120;

/**
 * A mail as it is sent. Every text in it is cleaned and escaped, whoever wrote it.
 * @throws {Error} when an address in it is none, or a time
 */
export async function renderMail(mail: Mail, company: Company): Promise<RenderedMail> {
  // Next.js rejects a static import of it, and the staff side bundles this package for its checks of addresses.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const message = compose(mail, company);
  const subject = shortLine(message.subject, subjectMax);
  return {
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(htmlLayout(message, subject, company))}`,
    text: textLayout(message, company),
  };
}

function compose<Kind extends MailKind>(mail: { kind: Kind; data: MailData[Kind] }, company: Company) {
  return messages[mail.kind](mail.data, company);
}
