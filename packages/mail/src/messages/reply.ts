import type { Message } from '../message.ts';
import { heading, letter, quotation, subheading } from '../parts/text.ts';
import { shortLine } from '../text/clean.ts';

export interface Reply {
  subject: string;
  /** Written by staff; an empty line begins a new paragraph. */
  body: string;
  reference: string;
  /** What the receiver wrote themselves. */
  wrote?: string | undefined;
}

/** From a person of ours, to somebody who applied or wrote to us. */
export function reply({ subject, body, reference, wrote }: Reply): Message {
  return {
    // The number lets an answer be found, whatever the subject says.
    subject: subject.includes(reference) ? subject : `${shortLine(subject, 100)} (${reference})`,
    preview: body,
    body: [
      heading(subject),
      ...letter(body),
      ...(wrote ? [subheading('What you wrote'), quotation(wrote)] : []),
    ],
    reason: `You get this mail because you wrote to us; our number for it is ${reference}. You can simply reply to it.`,
  };
}
