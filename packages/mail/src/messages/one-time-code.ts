import type { Company, Message } from '../message.ts';
import { code, heading, paragraph } from '../parts/blocks.ts';

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
export function oneTimeCode(data: OneTimeCode, company: Company): Message {
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
