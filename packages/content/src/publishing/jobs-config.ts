import type { JobsConfig } from 'payload';
import { nobody } from '../access/nobody.ts';

/**
 * Payload keeps what its drawer schedules in `payload-jobs`; our own queue runs
 * it. So nobody reaches the collection or its runner through a request.
 */
export const jobsConfig: JobsConfig = {
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [],
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  }),
};
