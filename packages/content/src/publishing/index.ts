export { isAlwaysPublished } from './always-published.ts';
export { runDuePublications } from './run-due-publications.ts';
export {
  failedPublications,
  type ScheduledPublication,
  scheduledPublications,
  schedulesOf,
} from './schedule.ts';
export { schedulePublication } from './schedule-publication.ts';
