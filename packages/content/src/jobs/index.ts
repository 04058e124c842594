export type { SiteCheck } from './check-site.ts';
export { closeOverdueJobs } from './set-availability.ts';
