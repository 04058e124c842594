import type { Company, Message } from '../message.ts';
import {
  button,
  emailLink,
  facts,
  heading,
  notice,
  paragraph,
  paragraphs,
  phoneLink,
  quotation,
  referenceText,
  subheading,
} from '../parts/blocks.ts';
import { shortLine } from '../text/clean.ts';
import { formatTime } from '../text/format.ts';
import type { Attachment } from '../transport/transport.ts';

/** Emails of messages. */
export const contactEmails = {
  'contact-message': contactMessage,
  'contact-confirmation': contactConfirmation,
  reply,
};

/**
 * To the sender of a message: it has arrived. The address is not verified, so nothing that was typed is quoted:
 * anybody could have any text sent to anybody.
 */
function contactConfirmation({ reference }: { reference: string }, company: Company): Message {
  const [phone] = company.phones;
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
        emailLink(company.salesEmail),
        ...(phone ? [' or call ', phoneLink(phone)] : []),
        '.',
      ),
    ],
    reason: `You received this email because this address was entered in the contact form of ${company.name}. If that was not you, please ignore it, or ask us to erase the message: ${company.privacyEmail}.`,
  };
}

/** The fields of the form. */
interface ContactForm {
  name: string;
  phone: string;
  email: string;
  organization: string;
  country: string;
  message: string;
  /** Page that the visitor read before. */
  topic?: string;
  /** Page of the form. */
  page?: string;
}

interface ContactMessage extends ContactForm {
  reference: string;
  suspectedSpam: boolean;
  spamReasons: string[];
  /** ISO time. */
  receivedAt: string;
  /** The record on the staff side. */
  staffUrl: string;
}

/** To sales: a visitor's message. Replies go to the visitor. */
function contactMessage(data: ContactMessage, company: Company): Message {
  const about = data.topic?.trim() ? ` about ${data.topic}` : '';
  const form: Record<keyof ContactForm, Parameters<typeof facts>[0][number] | undefined> = {
    name: ['Name', data.name],
    email: ['Email', emailLink(data.email)],
    phone: ['Phone', phoneLink(data.phone)],
    organization: ['Organisation', data.organization],
    country: ['Country', data.country],
    topic: ['Topic', data.topic],
    page: ['Sent from', data.page],
    // Quoted above.
    message: undefined,
  };
  return {
    subject: `${data.suspectedSpam ? '[possible spam] ' : ''}Message from ${data.name}${about}`,
    preview: data.message,
    body: [
      heading(`Message from ${data.name}`),
      ...(data.suspectedSpam
        ? [notice('This message looks like spam', ...data.spamReasons.map((reason) => [reason]))]
        : []),
      quotation(data.message),
      facts([
        ...Object.values(form).filter((fact) => fact !== undefined),
        ['Received', formatTime(data.receivedAt, company.timeZone)],
        ['Reference', data.reference],
      ]),
      button('Open the message', data.staffUrl),
      paragraph(`When you reply to this email, your answer goes to ${data.name}.`),
    ],
    reason: `This email was sent to ${company.salesEmail}, which receives messages from the contact form.`,
  };
}

interface Reply {
  subject: string;
  /** Written by staff; an empty line begins a new paragraph. */
  body: string;
  /** Name of the member of staff who wrote it. */
  author?: string | undefined;
  signature?: string | undefined;
  files?: Attachment[] | undefined;
  reference: string;
  /** The receiver's own message. */
  wrote?: string | undefined;
}

/** From a member of staff to an applicant or the sender of a message. */
function reply({ subject, body, signature, reference, wrote }: Reply): Message {
  return {
    // The reference matches an answer to its record, whatever the subject says.
    subject: subject.includes(reference) ? subject : `${shortLine(subject, 100)} (${reference})`,
    preview: body,
    body: [
      heading(subject),
      ...paragraphs(body),
      ...(signature ? paragraphs(signature) : []),
      ...(wrote ? [subheading('What you wrote'), quotation(wrote)] : []),
    ],
    reason: `You received this email because you wrote to us; our reference for it is ${reference}. You can simply reply to it.`,
  };
}
