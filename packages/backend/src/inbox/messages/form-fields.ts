import type { ContactMessage } from '@riverfront/contract';
import type { Message } from '../../payload-types.ts';

/**
 * A field of the contact form that is stored and shown; the others only send it. Every place that has to show, send or
 * search each of them is a `Record<FormField, …>`, so that a new one does not compile before it is everywhere.
 */
export type FormField = Exclude<
  keyof ContactMessage,
  'noticeVersion' | 'submissionKey' | 'filledInMs' | 'captcha' | 'website'
>;

/** Headings of the CSV file, in the order of its columns. */
export const formHeadings: Record<FormField, string> = {
  name: 'Name',
  organization: 'Organization',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  topic: 'Topic',
  page: 'Page of the form',
  message: 'Message',
};

/** Whether the search box of the list searches a field; the inbox's has `messages_search_idx`. */
export const isSearched: Record<FormField, boolean> = {
  name: true,
  email: true,
  phone: true,
  organization: true,
  message: true,
  country: false,
  topic: false,
  page: false,
};

/** What the head of a conversation says in one line; null for what the inbox shows in a place of its own. */
export function listFacts(message: Message): string[] {
  const facts: Record<FormField, string | null | undefined> = {
    organization: message.organization,
    country: message.country,
    name: null,
    email: null,
    phone: null,
    message: null,
    topic: null,
    page: null,
  };
  return Object.values(facts).flatMap((fact) => fact || []);
}

/** Names of form fields, in the order of a record. */
export function fieldsOf(record: Record<FormField, unknown>): FormField[] {
  return Object.keys(record) as FormField[];
}
