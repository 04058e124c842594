import type { JobsConfig } from 'payload';
import { nobody } from '../../accounts/rules.ts';

/**
 * Drafts of everything that visitors see. Our form saves them while somebody types (`admin/publishing/saving`), so
 * Payload's own autosave never comes to it: it has no second try, and its interval is the longest that a timer takes.
 */
export const drafts = {
  autosave: { interval: 2 ** 31 - 1, showSaveDraftButton: true },
  schedulePublish: true,
};

/** Payload stores schedules in `payload-jobs` and our own queue runs them, so no request may reach them. */
export const jobsConfig: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
