import type { Where } from 'payload';

/** Selects the jobs that `isOpen` of the contract calls open. @param today the company's day, `2026-11-27` */
export const whereOpen = (today: string): Where => ({
  availability: { equals: 'active' },
  or: [{ closingOn: { exists: false } }, { closingOn: { greater_than_equal: today } }],
});
