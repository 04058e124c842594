import type { Payload, TypedUser } from 'payload';
import { hasRole, type Role } from '../accounts/roles.ts';
import { execute } from '../database/transaction.ts';
import { readRejectedResumes } from '../health/rejected-resumes.ts';
import { lastRetentionRun } from '../privacy/retention/global.ts';
import { listFailedPublications, listScheduledPublications } from '../publishing/schedule/schedules.ts';
import { readDrafts, readReviews } from './drafts.ts';
import { readFailedDeliveries, readFailedMails, readFailedReplies, readRejections } from './failed.ts';
import { countBlocking } from './going-live/read.ts';
import { readFollowUps, readNewMessages, readSuspected } from './messages.ts';
import {
  readClosingJobs,
  readLateApplications,
  readNewApplicants,
  readUnsettledAppointments,
  readWaitingApplicants,
} from './recruiting.ts';
import { readSampleContent } from './sample-content.ts';
import { readApplicationsPerWeek, readMessagesPerWeek } from './weekly-charts.ts';

/** Reads what needs a member of staff's attention; null for what is not for their roles. */
export async function readDashboard(payload: Payload, user: TypedUser | null, now: Date = new Date()) {
  /** Reads something for administrators and these roles. */
  async function only<T>(roles: Role[], read: (reader: TypedUser) => Promise<T>): Promise<T | null> {
    return user && hasRole(user, 'administrator', ...roles) ? await read(user) : null;
  }
  return {
    newMessages: await only(['sales'], (reader) => readNewMessages(payload, reader)),
    followUps: await only(['sales'], (reader) => readFollowUps(payload, reader, now)),
    suspected: await only(['sales'], (reader) => readSuspected(payload, reader, now)),
    newApplicants: await only(['recruiter'], (reader) => readNewApplicants(payload, reader)),
    waitingApplicants: await only(['recruiter'], (reader) => readWaitingApplicants(payload, reader)),
    appointments: await only(['recruiter'], (reader) => readUnsettledAppointments(payload, reader, now)),
    lateApplications: await only(['recruiter'], () => readLateApplications(payload, now)),
    jobsClosing: await only(['recruiter'], () => readClosingJobs(payload, now)),
    reviews: await only(['editor', 'recruiter'], (reader) => readReviews(payload, reader)),
    drafts: await only(['editor', 'recruiter'], (reader) => readDrafts(payload, reader)),
    // Those that failed first, then the next ones.
    scheduled: await only(['editor', 'recruiter'], async (reader) => [
      ...(await listFailedPublications(payload, reader)),
      ...(await listScheduledPublications(payload, reader)),
    ]),
    failedReplies: await only(['sales', 'recruiter'], (reader) => readFailedReplies(payload, reader)),
    failedMails: await only([], () => readFailedMails(payload)),
    failedDeliveries: await only(['sales'], () => readFailedDeliveries(payload)),
    rejections: await only([], () => readRejections(payload, now)),
    failedRetention: await only([], async () => {
      const run = await lastRetentionRun(payload);
      return run?.state === 'failed' ? run : null;
    }),
    samples: await only(['editor'], (reader) => readSampleContent(payload, reader)),
    blocking: await only([], (reader) => countBlocking(payload, reader)),
    applicationsPerWeek: await only(['recruiter'], () => readApplicationsPerWeek(payload, now)),
    rejectedResumes: await only(['recruiter'], () => readRejectedResumes(execute(payload))),
    messagesPerWeek: await only(['sales'], () => readMessagesPerWeek(payload, now)),
  };
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
