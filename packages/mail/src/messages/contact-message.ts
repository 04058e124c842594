import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { button } from '../parts/button.ts';
import { facts } from '../parts/facts.ts';
import { mailLink, phoneLink } from '../parts/link.ts';
import { notice } from '../parts/notice.ts';
import { heading, paragraph, quotation } from '../parts/text.ts';
import { momentText } from '../text/moment.ts';

export interface ContactMessage {
  reference: string;
  name: string;
  phone: string;
  email: string;
  organization: string;
  country: string;
  message: string;
  /** What the visitor was reading before. */
  topic?: string;
  /** Where the form stood. */
  page?: string;
  suspectedSpam: boolean;
  spamReasons: string[];
  /** ISO time. */
  receivedAt: string;
  /** The record on the staff side. */
  staffUrl: string;
}

/** To sales: what a visitor wrote. The reply goes to the visitor. */
export function contactMessage(data: ContactMessage, company: Company): Message {
  const about = data.topic?.trim() ? ` about ${data.topic}` : '';
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
        ['Name', data.name],
        ['Email', mailLink(data.email)],
        ['Phone', phoneLink(data.phone)],
        ['Organisation', data.organization],
        ['Country', data.country],
        ['Topic', data.topic],
        ['Sent from', data.page],
        ['Received', momentText(data.receivedAt)],
        ['Reference', data.reference],
      ]),
      button('Open the message', data.staffUrl),
      paragraph(`When you reply to this mail, your answer goes to ${data.name}.`),
    ],
    reason: `This mail was sent to ${company.salesEmail}, where messages from the contact form go.`,
  };
}
