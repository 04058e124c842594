import type { ContactMessage } from '@riverfront/contract';

/**
 * A field of the contact form that is stored and shown; the others only send it. Every place that has to show, send or
 * search each of them is a `Record<FormField, …>`, so that a new one does not compile before it is everywhere.
 */
export type FormField = Exclude<
  keyof ContactMessage,
  'noticeVersion' | 'submissionKey' | 'filledInMs' | 'captcha' | 'website'
>;

interface Shown {
  /** Heading of the CSV file, whose columns have this order. */
  heading: string;
  /** Whether the search box of the list searches it; the inbox's has `messages_search_idx`. */
  isSearched: boolean;
  /** Whether the line below the name in a conversation says it; the inbox shows the others in places of their own. */
  isFact: boolean;
}

const shown: Record<FormField, Shown> = {
  name: { heading: 'Name', isSearched: true, isFact: false },
  organization: { heading: 'Organization', isSearched: true, isFact: true },
  country: { heading: 'Country', isSearched: false, isFact: true },
  email: { heading: 'Email', isSearched: true, isFact: false },
  phone: { heading: 'Phone', isSearched: true, isFact: false },
  topic: { heading: 'Topic', isSearched: false, isFact: false },
  page: { heading: 'Page of the form', isSearched: false, isFact: false },
  message: { heading: 'Message', isSearched: true, isFact: false },
};

/** The fields of the contact form in the order of the CSV file. */
export const formFields = Object.entries(shown).map(([name, how]) => ({ name: name as FormField, ...how }));
