/** Kinds of employment as visitors read them, by the value that is stored. */
export const jobTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;

/** Where one works, in the same way. */
export const workModes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;
