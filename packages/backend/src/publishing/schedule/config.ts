import type { JobsConfig } from 'payload';
import { nobody } from '../../access/rules.ts';

/** Drafts of everything that visitors see: saved two seconds after the last key, scheduled in steps of 5 minutes. */
export const drafts = {
  autosave: { interval: 2_000, showSaveDraftButton: true },
  schedulePublish: { timeIntervals: 5, timeFormat: 'HH:mm' },
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
