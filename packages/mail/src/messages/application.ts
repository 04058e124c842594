import type { Company, Message } from '../message.ts';
import {
  button,
  code,
  emailLink,
  facts,
  heading,
  notice,
  paragraph,
  phoneLink,
  referenceText,
} from '../parts/blocks.ts';
import { formatSalary, formatTime, formatYears } from '../text/format.ts';

/** Emails of applications. */
export const applicantEmails = {
  'application-confirmation': applicationConfirmation,
  'application-received': applicationReceived,
  'one-time-code': oneTimeCode,
};

interface ApplicationConfirmation {
  reference: string;
  firstName: string;
  /** Null for a general application. */
  jobTitle: string | null;
  resumeMissing: boolean;
}

/** To an applicant: the application has arrived. */
function applicationConfirmation(data: ApplicationConfirmation, company: Company): Message {
  const { reference, firstName, jobTitle, resumeMissing } = data;
  const missingResume = notice('Your résumé is missing', [
    'Please send it to ',
    emailLink(company.careersEmail),
    ', with the reference ',
    referenceText(reference),
    ' in the subject.',
  ]);
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
      ...(resumeMissing ? [missingResume] : []),
      paragraph(
        'A recruiter will now read your application, and then write to this address or call you about the next step. For questions, or if something changes, write to ',
        emailLink(company.careersEmail),
        ' and quote the reference.',
      ),
      button('See your application', new URL('/my-application', company.siteUrl).href),
      paragraph(
        'There you see its status, send another résumé, withdraw, download or erase what we store about you. A code to this address opens the page. To have something corrected, write to ',
        emailLink(company.privacyEmail),
        '.',
      ),
    ],
    reason: `You received this email because an application with this address was sent to ${company.name}, after the address had been confirmed with a one-time code.`,
  };
}

interface ApplicationReceived {
  reference: string;
  firstName: string;
  lastName: string;
  /** Null for a general application. */
  jobTitle: string | null;
  email: string;
  phone: string;
  /** Where the applicant lives. */
  place: string;
  /** Years. */
  totalExperience: number;
  /** Years. */
  relevantExperience: number;
  /** A year. */
  expectedSalary: number;
  /** Of the salary (ISO 4217); rupees without. */
  salaryCurrency?: string;
  resumeMissing: boolean;
  /** ISO time. */
  receivedAt: string;
  /** The record on the staff side. */
  staffUrl: string;
}

/** To the recruiters: somebody has applied. The résumé stays on the staff side. */
function applicationReceived(data: ApplicationReceived, company: Company): Message {
  const { jobTitle, resumeMissing } = data;
  const name = `${data.firstName} ${data.lastName}`;
  const salary = formatSalary(data.expectedSalary, data.salaryCurrency);
  const experience = `${formatYears(data.totalExperience)}, ${formatYears(data.relevantExperience)} of it relevant`;
  return {
    subject: jobTitle ? `Application from ${name}: ${jobTitle}` : `General application from ${name}`,
    preview: `${data.place}. ${experience}. Expects ${salary}.`,
    body: [
      heading(`Application from ${name}`),
      ...(resumeMissing
        ? [notice('The résumé is missing', ['The form was sent without a file. Please ask for it.'])]
        : []),
      facts([
        ['Role', jobTitle ?? 'General application'],
        ['Experience', experience],
        ['Expects', salary],
        ['Place', data.place],
        ['Email', emailLink(data.email)],
        ['Phone', phoneLink(data.phone)],
        ['Received', formatTime(data.receivedAt, company.timeZone)],
        ['Reference', data.reference],
      ]),
      button('Open the application', data.staffUrl),
      paragraph(
        resumeMissing
          ? 'All answers are on the staff side.'
          : 'The résumé and all answers are on the staff side.',
      ),
    ],
    reason: `This email was sent to ${company.careersEmail}, which receives applications.`,
  };
}

interface OneTimeCode {
  code: string;
  /** Minutes that it is valid. */
  minutes: number;
  purpose: 'application' | 'my-application';
}

const uses: Record<OneTimeCode['purpose'], string> = {
  application: 'Enter this code in the application form. It shows us that this email address is yours.',
  'my-application':
    'Enter this code on the page that asked for it to see what we store about your application.',
};

/** To verify an address. Neither subject nor preview contains the code, because lock screens show both. */
function oneTimeCode(data: OneTimeCode, company: Company): Message {
  return {
    subject: `Your one-time code for ${company.name}`,
    preview: `It works once, within ${data.minutes} minutes.`,
    body: [
      heading('Your one-time code'),
      paragraph(uses[data.purpose]),
      code(data.code),
      paragraph(`It works once, within ${data.minutes} minutes. A newer code replaces it.`),
      paragraph('Please do not share it with anybody. We never ask for it by telephone or email.'),
    ],
    reason: `You received this email because somebody entered this address on the site of ${company.name}. If that was not you, please ignore it: without the code nothing happens.`,
  };
}
