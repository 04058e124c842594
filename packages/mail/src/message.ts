import type { Block } from './parts/blocks.ts';

/** Facts about the company in emails, from the site settings and the recipients. */
export interface Company {
  name: string;
  legalName: string;
  /** Postal address, one line each. */
  address: string;
  phones: string[];
  salesEmail: string;
  careersEmail: string;
  privacyEmail: string;
  /** Address of the public site, for example `https://www.company.example`. */
  siteUrl: string;
  /** Zone of the dates in emails, such as `Europe/Berlin`. */
  timeZone: string;
}

/** Content of an email before it is rendered. */
export interface Message {
  /** May contain a visitor's words; it becomes one safe line when the email is rendered. */
  subject: string;
  /** What inboxes and lock screens show after the subject. */
  preview: string;
  body: Block[];
  /** Why the reader receives this email. */
  reason: string;
}

/** Composes the emails of one kind. */
export type Compose<Data> = (data: Data, company: Company) => Message;
