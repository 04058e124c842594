import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { button } from '../parts/button.ts';
import { heading, paragraph } from '../parts/text.ts';

export interface CredentialsChanged {
  name: string;
  /** Where mail goes from now on, shortened; undefined when the address is as before. */
  newEmail?: string | undefined;
  newPassword: boolean;
  /** Where a link to a new password is asked for. */
  url: string;
}

/** To a member of staff: the password or the address of the account is another one now. */
export function credentialsChanged(
  { name, newEmail, newPassword, url }: CredentialsChanged,
  company: Company,
): Message {
  const what = [newPassword && 'password', newEmail && 'e-mail address'].filter(Boolean).join(' and the ');
  return {
    subject: `The ${what} of your staff account at ${company.name} was changed`,
    preview: 'If that was not you, please act now.',
    body: [
      heading(`A new ${what}`),
      paragraph(`Dear ${name},`),
      paragraph(`the ${what} of your account on the staff side was changed.`),
      ...(newEmail
        ? [paragraph(`The new address is ${newEmail}. Mail of the account goes there from now on.`)]
        : []),
      paragraph(
        newEmail
          ? 'If you did not ask for this, tell an administrator at once.'
          : 'If you did not ask for this, choose a new password at once and tell an administrator.',
      ),
      ...(newEmail ? [] : [button('Choose a new password', url)]),
    ],
    reason: `You get this mail because this was the address of an account on the staff side of ${company.name} when it was changed.`,
  };
}
