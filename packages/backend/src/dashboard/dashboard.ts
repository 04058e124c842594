import type { PayloadRequest, TypedUser } from 'payload';
import { hasRole, type Role } from '../accounts/roles.ts';
import { execute } from '../database/transaction.ts';
import { readRejectedResumes } from '../health/rejected-resumes.ts';
import { lastRetentionRun } from '../privacy/retention/global.ts';
import { listPublications } from '../publishing/schedule/schedules.ts';
import { createReadRows } from './card.ts';
import { readDrafts } from './drafts.ts';
import {
  readFailedMails,
  readFailedPosts,
  readFailedReplies,
  readMailServer,
  readRejections,
} from './failed.ts';
import { readFollowUps, readNewMessages, readSuspected } from './messages.ts';
import {
  readClosingJobs,
  readLateApplications,
  readNewApplicants,
  readWaitingApplicants,
} from './recruiting.ts';
import { readSampleContent } from './sample-content.ts';

/** Reads what needs the attention of the user of `req`; null for what is not for their roles. */
export async function readDashboard(req: PayloadRequest, now: Date = new Date()) {
  const { payload, user } = req;
  const readRows = createReadRows(payload);
  /** Reads something for administrators and these roles. */
  async function only<T>(roles: Role[], read: (reader: TypedUser) => Promise<T>): Promise<T | null> {
    return user && hasRole(user, 'administrator', ...roles) ? await read(user) : null;
  }
  return awaitAll({
    newMessages: only(['sales'], (reader) => readNewMessages(readRows, reader)),
    followUps: only(['sales'], (reader) => readFollowUps(readRows, reader, now)),
    suspected: only(['sales'], (reader) => readSuspected(readRows, reader, now)),
    newApplicants: only(['recruiter'], (reader) => readNewApplicants(readRows, reader)),
    waitingApplicants: only(['recruiter'], (reader) => readWaitingApplicants(readRows, reader)),
    lateApplications: only(['recruiter'], () => readLateApplications(readRows, now)),
    jobsClosing: only(['recruiter'], () => readClosingJobs(readRows, now)),
    ready: only(['editor', 'recruiter'], (reader) => readDrafts(req, reader, true)),
    drafts: only(['editor', 'recruiter'], (reader) => readDrafts(req, reader)),
    scheduled: only(['editor', 'recruiter'], () => listPublications(payload, user)),
    failedReplies: only(['sales', 'recruiter'], (reader) => readFailedReplies(readRows, reader)),
    failedMails: only([], () => readFailedMails(readRows)),
    mailServer: only([], () => readMailServer(readRows)),
    failedPosts: only(['sales'], () => readFailedPosts(payload, readRows)),
    rejections: only([], () => readRejections(readRows, now)),
    failedRetention: only([], async () => {
      const run = await lastRetentionRun(payload);
      return run?.state === 'failed' ? run : null;
    }),
    samples: only(['editor'], () => readSampleContent(req)),
    rejectedResumes: only(['recruiter'], () => readRejectedResumes(execute(payload))),
  });
}

async function awaitAll<T extends object>(promises: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.all(Object.entries(promises).map(async ([key, value]) => [key, await value]));
  return Object.fromEntries(results);
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
