import type { Payload } from 'payload';
import type { Queue } from './queue/queue.ts';
import type { ResumeStore } from './storage/resume-store.ts';

/** Services of the staff side's process for hooks and endpoints. */
export interface StaffSide {
  /** Without workers; await its `ready` before a transaction that sends. */
  queue: Queue;
  resumes: ResumeStore;
  /** Whether a virus scanner reads résumés. */
  scans: boolean;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Public address of the staff side, without a slash at the end. */
  cmsUrl: string;
  /** Whether messages are posted to a CRM, so that restored ones have to be as well. */
  passesMessagesOn?: boolean;
}

/** Returns the services of this process. @throws {Error} in another process than the staff side's */
export function staffSideOf(payload: Payload): StaffSide {
  const staffSide: StaffSide | undefined = payload.config.custom.staffSide;
  if (!staffSide) throw new Error('Only the staff side can do this.');
  return staffSide;
}
