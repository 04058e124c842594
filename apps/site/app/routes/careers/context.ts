import type { JobDetail } from '@riverfront/contract';
import type { Arriving } from '../../content.ts';
import type { Roles } from './roles.ts';

/** Outlet context of the careers screen for its job. */
export interface CareersContext {
  /** The job was opened over another page. */
  popup: boolean;
  /** The list beneath, where there is one. */
  jobs: Arriving<Roles> | undefined;
}

/** Outlet context of a job for its application form. */
export interface JobContext {
  /** The form was opened over the list or the job. */
  popup: boolean;
  job: Arriving<{ job: JobDetail }>;
}
