import type { Block } from './parts/blocks.ts';

/** Colours of one colour scheme. */
export type Palette = Record<'page' | 'card' | 'text' | 'soft' | 'link' | 'main' | 'line' | 'mist', string>;

/** How emails look; an email cannot use the site's stylesheet. */
export interface EmailBrand {
  light: Palette;
  dark: Palette;
  /** In both colour schemes. */
  accent: string;
  button: { background: string; text: string };
  /** Kinds of the faces, which inboxes do not load. */
  headline: 'serif' | 'sans-serif';
  text: 'serif' | 'sans-serif';
  /**
   * Absolute addresses of PNGs and their size in pixels. The company's name is written beside a mark, which has no
   * words, and in the place of a missing logo.
   */
  logo?: { light: string; dark: string; width: number; height: number; isMark?: boolean } | undefined;
}

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
  brand: EmailBrand;
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
