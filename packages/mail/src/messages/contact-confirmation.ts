import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { heading, subheading } from '../parts/heading.ts';
import { mailLink, phoneLink } from '../parts/link.ts';
import { paragraph } from '../parts/paragraph.ts';
import { quotation } from '../parts/quotation.ts';
import { referenceText } from '../parts/reference.ts';

export interface ContactConfirmation {
  reference: string;
  name: string;
  message: string;
}

/** To the sender of a message: it has arrived. */
export function contactConfirmation(
  { reference, name, message }: ContactConfirmation,
  company: Company,
): Message {
  const phone = company.phones[0];
  return {
    subject: `We have your message (${reference})`,
    preview: 'It is with our consultants now. This is a copy for you.',
    body: [
      heading('We have your message'),
      paragraph(`Dear ${name},`),
      paragraph(
        'Thank you for writing to us. Your message is with our consultants now, and one of them will answer you by email or telephone.',
      ),
      paragraph(
        'Its reference is ',
        referenceText(reference),
        '. Please quote it if you want to add something: write to ',
        mailLink(company.salesEmail),
        ...(phone ? [' or call ', phoneLink(phone)] : []),
        '.',
      ),
      subheading('What you wrote'),
      quotation(message),
    ],
    reason: `You get this mail because this address was entered in the contact form of ${company.name}. If that was not you, please ignore it, or ask us to erase the message: ${company.privacyEmail}.`,
  };
}
