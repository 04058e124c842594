export {
  type BoardCard,
  type BoardColumn,
  type BoardFilter,
  boardFilter,
  readBoard,
} from './applications/board.ts';
export { applications } from './applications/collection.ts';
export { markDuplicates, type PossibleDuplicate } from './applications/duplicates.ts';
export { closeOverdueJobs } from './jobs/availability.ts';
export type { SiteCheck } from './jobs/check-site.ts';
export { jobs } from './jobs/collection.ts';
export { jobTypes, workModes } from './jobs/options.ts';
