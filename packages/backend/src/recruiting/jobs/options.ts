/** Labels of the employment types, by the value that is stored. */
export const jobTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;

/** Labels of the work modes. */
export const workModes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;
