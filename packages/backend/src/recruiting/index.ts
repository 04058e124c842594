export { isUnsettled, toApplicantNotes } from './applications/applicant-notes.ts';
export {
  type BoardCard,
  type BoardColumn,
  type BoardFilter,
  boardFilter,
  readBoard,
  toApplicantName,
} from './applications/board.ts';
export { applications } from './applications/collection.ts';
export { type ComparedApplication, markDuplicates } from './applications/duplicates.ts';
export { toApplicantView } from './applications/last-move.ts';
export { findNeighbours, parseOrigin } from './applications/neighbours.ts';
export { isInTalentPool, joinTalentPool, leaveTalentPool } from './applications/talent-pool.ts';
export { closeOverdueJobs } from './jobs/availability.ts';
export { jobs } from './jobs/collection.ts';
export type { JobFunnel } from './jobs/funnel.ts';
export { jobTypes, workModes } from './jobs/options.ts';
