import type { Company } from '../company.ts';
import type { Message } from '../message.ts';
import { facts } from '../parts/facts.ts';
import { mailLink } from '../parts/link.ts';
import { heading, paragraph } from '../parts/text.ts';
import { momentText } from '../text/moment.ts';

export interface RecipientChanged {
  /** What the address received, in the plural: “Applications”. */
  what: string;
  from: string;
  to: string;
  /** Name of the administrator. */
  by: string;
  /** ISO time. */
  changedAt: string;
}

/** To an address that receives personal data no longer: where it goes now, and who changed that. */
export function recipientChanged(data: RecipientChanged, company: Company): Message {
  const { what, from, to, by, changedAt } = data;
  return {
    subject: `${what} no longer come to ${from}`,
    preview: `They go to ${to} from now on.`,
    body: [
      heading(`${what} go to another address`),
      paragraph(`An administrator of the website of ${company.name} changed who receives them.`),
      facts([
        ['What', what],
        ['Until now', mailLink(from)],
        ['From now on', mailLink(to)],
        ['Changed by', by],
        ['Changed', momentText(changedAt)],
      ]),
      paragraph(
        'If you did not expect this, tell an administrator at once: what arrives there is personal data.',
      ),
    ],
    reason: `You get this mail because ${from} was the address for this until now.`,
  };
}
