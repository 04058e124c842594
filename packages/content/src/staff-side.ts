import type { Payload } from 'payload';
import type { Queue } from './queue/queue.ts';
import type { ResumeStore } from './resumes/store.ts';

/** What hooks and endpoints of the staff side work with beyond the database. */
export interface StaffSide {
  /** Sends only; await its `ready` before opening a transaction that sends. */
  queue: Queue;
  resumes: ResumeStore;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Public address of the staff side, without a slash at the end. */
  cmsUrl: string;
  /** Whether messages are passed on to a customer system, so that restored ones have to be as well. */
  passesMessagesOn?: boolean;
}

/**
 * The parts that the staff side's process was composed of.
 * @throws {Error} in another process, such as the site's
 */
export function staffSideOf(payload: Payload): StaffSide {
  const staffSide: StaffSide | undefined = payload.config.custom.staffSide;
  if (!staffSide) throw new Error('Only the staff side can do this.');
  return staffSide;
}
