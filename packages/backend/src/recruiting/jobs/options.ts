import type { Where } from 'payload';

/** Labels of the employment types, by the value that is stored. */
export const jobTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;

/** Labels of the work modes. */
export const workModes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

/** Selects the jobs that `isOpen` of the contract calls open. @param today the company's day, `2026-11-27` */
export const whereOpen = (today: string): Where => ({
  availability: { equals: 'active' },
  or: [{ closingOn: { exists: false } }, { closingOn: { greater_than_equal: today } }],
});
