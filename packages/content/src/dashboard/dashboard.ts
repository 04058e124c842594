import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../access/roles.ts';
import { type LastRun, lastRetentionRun } from '../retention/last-run.ts';
import { newApplicants, waitingApplicants } from './applicants.ts';
import { applicationsPerWeek } from './applications-per-week.ts';
import { draftsWaiting } from './drafts.ts';
import { failedDeliveries, failedMails } from './failed.ts';
import { failedReplies } from './failed-replies.ts';
import { followUps } from './follow-ups.ts';
import { jobsClosing } from './jobs-closing.ts';
import { messagesPerWeek } from './messages-per-week.ts';
import { newMessages } from './new-messages.ts';
import { publications } from './publications.ts';
import { sampleContent } from './sample-content.ts';

/** The daily deletion when it did not go well; null when it did, and for everybody but administrators. */
export async function failedRetention(payload: Payload, user: unknown): Promise<LastRun | null> {
  if (!hasRole(user, 'administrator')) return null;
  const run = await lastRetentionRun(payload);
  return run?.state === 'failed' ? run : null;
}

/** All that a member of staff has to know in the morning; what is not theirs is null. */
export async function dashboardFor(payload: Payload, user: TypedUser | null, now: Date = new Date()) {
  return {
    newMessages: await newMessages(payload, user),
    followUps: await followUps(payload, user, now),
    newApplicants: await newApplicants(payload, user),
    waitingApplicants: await waitingApplicants(payload, user),
    jobsClosing: await jobsClosing(payload, user, now),
    drafts: await draftsWaiting(payload, user),
    scheduled: await publications(payload, user),
    failedReplies: await failedReplies(payload, user),
    failedMails: await failedMails(payload, user),
    failedDeliveries: await failedDeliveries(payload, user),
    failedRetention: await failedRetention(payload, user),
    samples: await sampleContent(payload, user),
    applicationsPerWeek: await applicationsPerWeek(payload, user, now),
    messagesPerWeek: await messagesPerWeek(payload, user, now),
  };
}

export type Dashboard = Awaited<ReturnType<typeof dashboardFor>>;
