import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { button } from '../parts/button.ts';
import { facts } from '../parts/facts.ts';
import { mailLink, phoneLink } from '../parts/link.ts';
import { notice } from '../parts/notice.ts';
import { heading, paragraph } from '../parts/text.ts';
import { salaryText, yearsText } from '../text/amounts.ts';
import { momentText } from '../text/moment.ts';

export interface ApplicationReceived {
  reference: string;
  firstName: string;
  lastName: string;
  /** Null when it is for no particular job. */
  jobTitle: string | null;
  email: string;
  phone: string;
  /** Where the applicant lives. */
  place: string;
  /** Years. */
  totalExperience: number;
  /** Years. */
  relevantExperience: number;
  /** Rupees a year. */
  expectedSalary: number;
  resumeMissing: boolean;
  /** ISO time. */
  receivedAt: string;
  /** The record on the staff side. */
  staffUrl: string;
}

/** To the recruiters: somebody has applied. The résumé stays on the staff side. */
export function applicationReceived(data: ApplicationReceived, company: Company): Message {
  const name = `${data.firstName} ${data.lastName}`;
  const experience = `${yearsText(data.totalExperience)}, ${yearsText(data.relevantExperience)} of it relevant`;
  return {
    subject: data.jobTitle
      ? `Application from ${name}: ${data.jobTitle}`
      : `General application from ${name}`,
    preview: `${data.place}. ${experience}. Expects ${salaryText(data.expectedSalary)}.`,
    body: [
      heading(`Application from ${name}`),
      ...(data.resumeMissing
        ? [notice('The résumé is missing', ['The form was sent without a file. Please ask for it.'])]
        : []),
      facts([
        ['Role', data.jobTitle ?? 'General application'],
        ['Experience', experience],
        ['Expects', salaryText(data.expectedSalary)],
        ['Place', data.place],
        ['Email', mailLink(data.email)],
        ['Phone', phoneLink(data.phone)],
        ['Received', momentText(data.receivedAt)],
        ['Reference', data.reference],
      ]),
      button('Open the application', data.staffUrl),
      paragraph(
        data.resumeMissing
          ? 'All answers are on the staff side.'
          : 'The résumé and all answers are on the staff side.',
      ),
    ],
    reason: `This mail was sent to ${company.careersEmail}, where applications go.`,
  };
}
