import type { JobDetail } from '@riverfront/contract';
import type { Outcome } from '../../content.ts';
import type { Roles } from './fetch-roles.ts';

/** What the careers screen tells the job that is open on it. */
export interface CareersContext {
  /** Whether the job was opened over another page, and not as a page of its own. */
  popup: boolean;
  /** The list beneath, where there is one. */
  jobs: Outcome<Roles> | Promise<Outcome<Roles>> | undefined;
}

/** What a job tells the application form that is open on it. */
export interface JobContext {
  /** Whether the form was opened over the list or the job, and not as a page of its own. */
  popup: boolean;
  job: Outcome<{ job: JobDetail }> | Promise<Outcome<{ job: JobDetail }>>;
}
