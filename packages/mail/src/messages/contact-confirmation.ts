import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { mailLink, phoneLink } from '../parts/link.ts';
import { heading, paragraph, referenceText } from '../parts/text.ts';

export interface ContactConfirmation {
  reference: string;
}

/**
 * To the sender of a message: it has arrived. Nobody has proved that the address is theirs, so not a word of
 * what was typed goes there: anybody could have anything sent to anybody.
 */
export function contactConfirmation({ reference }: ContactConfirmation, company: Company): Message {
  const phone = company.phones[0];
  return {
    subject: `We have your message (${reference})`,
    preview: 'It is with our consultants now.',
    body: [
      heading('We have your message'),
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
    ],
    reason: `You get this mail because this address was entered in the contact form of ${company.name}. If that was not you, please ignore it, or ask us to erase the message: ${company.privacyEmail}.`,
  };
}
