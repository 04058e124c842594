import type { Company } from './company.ts';
import type { Block } from './parts/block.ts';

/** What a mail says, before it has a form. */
export interface Message {
  /** May hold a visitor's words; it is made safe for a header when the mail is rendered. */
  subject: string;
  /** What inboxes and lock screens show after the subject. */
  preview: string;
  body: Block[];
  /** Why the reader gets this mail. */
  reason: string;
}

/** Writes the mail of one kind. */
export type Compose<Data> = (data: Data, company: Company) => Message;
