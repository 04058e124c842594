import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { button } from '../parts/button.ts';
import { heading, paragraph } from '../parts/text.ts';

export interface PasswordReset {
  name: string;
  /** Where the new password is chosen, on the staff side. */
  url: string;
  /** Minutes that the link works. */
  minutes: number;
}

/** To a member of staff who cannot sign in: the way to a new password. */
export function passwordReset({ name, url, minutes }: PasswordReset, company: Company): Message {
  return {
    subject: `A new password for the staff side of ${company.name}`,
    preview: `The link works once, within ${minutes} minutes.`,
    body: [
      heading('Choose a new password'),
      paragraph(`Dear ${name},`),
      paragraph('somebody asked for a new password for your account on the staff side.'),
      button('Choose a new password', url),
      paragraph(
        `The link works once, within ${minutes} minutes. A newer one replaces it. Wherever you are signed in now, you will be signed out.`,
      ),
    ],
    reason: `You get this mail because this address was typed on the sign-in page of ${company.name}. If that was not you, please ignore it: your password stays as it is.`,
  };
}
