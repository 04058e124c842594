import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { facts } from '../parts/facts.ts';
import { mailLink, webLink } from '../parts/link.ts';
import { notice } from '../parts/notice.ts';
import { heading, paragraph, referenceText } from '../parts/text.ts';

export interface ApplicationConfirmation {
  reference: string;
  firstName: string;
  /** Null when it is for no particular job. */
  jobTitle: string | null;
  resumeMissing: boolean;
}

/** To somebody who applied: the application has arrived. */
export function applicationConfirmation(data: ApplicationConfirmation, company: Company): Message {
  const { reference, firstName, jobTitle, resumeMissing } = data;
  return {
    subject: jobTitle ? `We have your application: ${jobTitle}` : 'We have your application',
    preview: resumeMissing
      ? `One thing is missing: your résumé. The reference is ${reference}.`
      : `Its reference is ${reference}. Here is what happens next.`,
    body: [
      heading('We have your application'),
      paragraph(`Dear ${firstName},`),
      paragraph('Thank you for applying. Everything you entered has reached us.'),
      facts([
        ['Role', jobTitle ?? 'General application'],
        ['Reference', reference],
        ['Résumé', resumeMissing ? 'Not received yet' : 'Received'],
      ]),
      ...(resumeMissing
        ? [
            notice('Your résumé is missing', [
              'Please send it to ',
              mailLink(company.careersEmail),
              ', with the reference ',
              referenceText(reference),
              ' in the subject.',
            ]),
          ]
        : []),
      paragraph(
        'A recruiter now reads your application and writes to this address or calls you about the next step. For questions, or if something changes, write to ',
        mailLink(company.careersEmail),
        ' and quote the reference.',
      ),
      paragraph(
        'See where your application stands, send another résumé, withdraw, download or erase what we keep about you: ',
        webLink(new URL('/my-application', company.siteUrl).href),
        '. A code to this address opens the page. To have something corrected, write to ',
        mailLink(company.privacyEmail),
        '.',
      ),
    ],
    reason: `You get this mail because an application with this address was sent to ${company.name}, after the address had been confirmed with a one-time code.`,
  };
}
