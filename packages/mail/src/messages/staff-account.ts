import type { Company, Message } from '../message.ts';
import { button, emailLink, facts, heading, paragraph } from '../parts/blocks.ts';
import { formatTime } from '../text/format.ts';

/** Emails to staff. */
export const staffEmails = {
  'password-reset': passwordReset,
  invitation,
  test: testEmail,
  'recipient-changed': recipientChanged,
  'credentials-changed': credentialsChanged,
};

interface CredentialsChanged {
  name: string;
  /** Where emails go now, shortened; undefined when the address has not changed. */
  newEmail?: string | undefined;
  newPassword: boolean;
  /** Whether the authenticator app and the recovery codes no longer count. */
  secondFactorRemoved?: boolean;
  /** Where a link to a new password is requested. */
  url: string;
}

/** To a member of staff: the password or the email address of the account has changed. */
function credentialsChanged(data: CredentialsChanged, company: Company): Message {
  const { name, newEmail, newPassword, secondFactorRemoved, url } = data;
  const what = [newPassword && 'password', newEmail && 'email address'].filter(Boolean).join(' and the ');
  return {
    subject: `The ${what} of your staff account at ${company.name} was changed`,
    preview: 'If that was not you, please act now.',
    body: [
      heading(`A new ${what}`),
      paragraph(`Dear ${name},`),
      paragraph(`the ${what} of your account on the staff side was changed.`),
      ...(secondFactorRemoved
        ? [paragraph('Your authenticator app and your recovery codes were removed: set the app up again.')]
        : []),
      ...(newEmail
        ? [
            paragraph(`The new address is ${newEmail}. Emails of the account go there from now on.`),
            paragraph('If you did not ask for this, tell an administrator at once.'),
          ]
        : [
            paragraph(
              'If you did not ask for this, choose a new password at once and tell an administrator.',
            ),
            button('Choose a new password', url),
          ]),
    ],
    reason: `You received this email because this was the address of an account on the staff side of ${company.name} when it was changed.`,
  };
}

interface PasswordReset {
  name: string;
  /** Page of the staff side where the new password is chosen. */
  url: string;
  /** Minutes that the link works. */
  minutes: number;
}

/** To a member of staff who forgot the password: a link to choose a new one. */
function passwordReset({ name, url, minutes }: PasswordReset, company: Company): Message {
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
    reason: `You received this email because this address was entered on the sign-in page of ${company.name}. If that was not you, please ignore it: your password stays as it is.`,
  };
}

interface Invitation {
  name: string;
  /** Name of the administrator. */
  by: string;
  /** Page of the staff side where the password is chosen. */
  url: string;
  /** Hours that the link works. */
  hours: number;
}

/** To a new member of staff: a link to choose a password. */
function invitation({ name, by, url, hours }: Invitation, company: Company): Message {
  return {
    subject: `${by} invites you to the staff side of ${company.name}`,
    preview: `Choose your password within ${hours} hours.`,
    body: [
      heading('Welcome'),
      paragraph(`Dear ${name},`),
      paragraph(`${by} has made an account for you on the staff side of ${company.name}.`),
      button('Choose your password', url),
      paragraph(
        `The link works once, within ${hours} hours. Afterwards you set up an app on your phone that shows a code for each sign-in.`,
      ),
    ],
    reason: `You received this email because ${by} entered this address on the staff side of ${company.name}. If you do not know why, please ignore it.`,
  };
}

/** To the administrator who tries out whether emails arrive. */
function testEmail({ sentAt }: { sentAt: string }, company: Company): Message {
  return {
    subject: `Test email of ${company.name}`,
    preview: 'Emails of the site arrive here.',
    body: [
      heading('It works'),
      paragraph('Emails of the site arrive at this address.'),
      facts([['Sent', formatTime(sentAt, company.timeZone)]]),
    ],
    reason: `You received this email because you chose “Send test” on the staff side of ${company.name}.`,
  };
}

interface RecipientChanged {
  /** What the address received, in the plural: “Applications”. */
  what: string;
  from: string;
  to: string;
  /** Name of the administrator. */
  by: string;
  /** ISO time. */
  changedAt: string;
}

/** To an address that no longer receives personal data: the new address, and who changed it. */
function recipientChanged(data: RecipientChanged, company: Company): Message {
  const { what, from, to, by, changedAt } = data;
  return {
    subject: `${what} no longer come to ${from}`,
    preview: `They go to ${to} from now on.`,
    body: [
      heading(`${what} go to another address`),
      paragraph(`An administrator of the website of ${company.name} changed who receives them.`),
      facts([
        ['What', what],
        ['Until now', emailLink(from)],
        ['From now on', emailLink(to)],
        ['Changed by', by],
        ['Changed', formatTime(changedAt, company.timeZone)],
      ]),
      paragraph(
        'If you did not expect this, tell an administrator at once: what arrives there is personal data.',
      ),
    ],
    reason: `You received this email because ${from} was the address for this until now.`,
  };
}
