import type { Message } from '../message.ts';
import { button, heading, paragraphs, quotation, subheading } from '../parts/blocks.ts';
import { shortLine } from '../text/clean.ts';
import type { Attachment } from '../transport/transport.ts';

/** A page to which a reply leads. */
export interface ReplyLink {
  label: string;
  url: string;
}

interface Reply {
  subject: string;
  /** Written by staff; an empty line begins a new paragraph. */
  body: string;
  /** Name of the member of staff who wrote it. */
  author?: string | undefined;
  signature?: string | undefined;
  files?: Attachment[] | undefined;
  link?: ReplyLink | undefined;
  reference: string;
  /** The receiver's own message. */
  wrote?: string | undefined;
}

/** From a member of staff to an applicant or the sender of a message. */
export function reply({ subject, body, signature, reference, wrote, link }: Reply): Message {
  return {
    // The reference matches an answer to its record, whatever the subject says.
    subject: subject.includes(reference) ? subject : `${shortLine(subject, 100)} (${reference})`,
    preview: body,
    body: [
      heading(subject),
      ...paragraphs(body),
      ...(link ? [button(link.label, link.url)] : []),
      ...(signature ? paragraphs(signature) : []),
      ...(wrote ? [subheading('What you wrote'), quotation(wrote)] : []),
    ],
    reason: `You received this email because you wrote to us; our reference for it is ${reference}. You can simply reply to it.`,
  };
}
