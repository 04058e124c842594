import type { StartStep } from '@riverfront/backend/staff';

/** The titles of the guided start's steps, and what each is for. */
export const stepNames: Record<StartStep, { title: string; text: string }> = {
  company: {
    title: 'Company',
    text: 'Who you are and where to find you. It stands on every page, in emails and in search results.',
  },
  brand: { title: 'Brand', text: 'Your logo, colours and typefaces, on the site, in emails and here.' },
  people: {
    title: 'People',
    text: 'Who works here with you. Everybody you invite chooses a password of their own.',
  },
  samples: {
    title: 'Samples',
    text: 'The site began with sample content, so that you see what it can do. Keep what helps you and change it, remove the rest.',
  },
  checklist: { title: 'Checklist', text: 'What is left before the site goes live.' },
};
