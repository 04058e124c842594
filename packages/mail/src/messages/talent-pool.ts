import type { Company, Message } from '../message.ts';
import { button, facts, heading, paragraph, webLink } from '../parts/blocks.ts';
import { formatDay } from '../text/format.ts';

interface TalentPoolEnding {
  reference: string;
  firstName: string | null;
  /** Null for a general application. */
  jobTitle: string | null;
  /** ISO time at which the application is erased. */
  until: string;
  /** Signed token of the page that asks. */
  token: string;
}

/** To an applicant: the time in the talent pool ends, whether to keep or to erase the application. */
export function talentPoolEnding(data: TalentPoolEnding, company: Company): Message {
  const { reference, firstName, jobTitle, token } = data;
  const until = formatDay(data.until, company.timeZone);
  const page = new URL('/my-application/talent-pool', company.siteUrl);
  page.searchParams.set('token', token);
  return {
    subject: `Shall we keep your application? (${reference})`,
    preview: `Without an answer we erase it on ${until}.`,
    body: [
      heading('Shall we keep your application for other roles?'),
      paragraph(`Dear ${firstName || 'applicant'},`),
      paragraph(
        `You agreed that we keep your application for other roles. That ends on ${until}. Please tell us whether to keep it for another twelve months, or to erase it now.`,
      ),
      facts([
        ['Application', jobTitle ?? 'General application'],
        ['Reference', reference],
        ['Kept until', until],
      ]),
      button('Keep or erase it', page.href),
      paragraph('If you do nothing, we erase everything about it on that day.'),
      paragraph(
        'You can also leave the talent pool or erase the application at any time, with a code to this address, at ',
        webLink(new URL('/my-application', company.siteUrl).href),
        '.',
      ),
    ],
    reason: `You received this email because you agreed that ${company.name} keeps your application in its talent pool.`,
  };
}
