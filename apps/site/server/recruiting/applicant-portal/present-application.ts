import type { Application, Job } from '@riverfront/backend';
import type { ApplicationState, OwnApplication } from '@riverfront/contract';
import type { Payload } from 'payload';
import { isOpenOn } from '../jobs/jobs.ts';

type Stage = Application['stage'];

/** What an applicant reads for each stage; rating, reason and notes are in the download alone. */
const states: Record<Stage, { state: ApplicationState; title: string; text: string }> = {
  new: {
    state: 'received',
    title: 'Received',
    text: 'Your application has reached us. A recruiter will read it next.',
  },
  screening: {
    state: 'in-review',
    title: 'In review',
    text: 'A recruiter is reading your application and compares it with the role.',
  },
  interview: {
    state: 'interview',
    title: 'Interview',
    text: 'We want to talk to you, or have already begun. The recruiter writes to you about dates.',
  },
  offer: {
    state: 'offer',
    title: 'Offer',
    text: 'We want to work with you. The recruiter talks to you about the offer.',
  },
  hired: { state: 'hired', title: 'Hired', text: 'You are going to work with us. Welcome!' },
  rejected: {
    state: 'not-selected',
    title: 'Not selected',
    text: 'We have decided for somebody else this time. Thank you for your interest in us.',
  },
  withdrawn: {
    state: 'withdrawn',
    title: 'Withdrawn',
    text: 'You have withdrawn this application. Nobody works on it any more.',
  },
};

/** True while an application is undecided: it may be withdrawn, and its résumé replaced. */
export function isUndecided(stage: Stage): boolean {
  return ['new', 'screening', 'interview', 'offer'].includes(stage);
}

/** Converts applications to what their applicant sees; links only the jobs that any visitor can read. */
export async function presentApplications(payload: Payload, docs: Application[]): Promise<OwnApplication[]> {
  const ids = docs.flatMap(({ job }) => (typeof job === 'number' ? [job] : []));
  const where = { id: { in: ids } };
  const shared = { limit: ids.length, pagination: false, depth: 0, overrideAccess: false } as const;
  const jobs = ids.length > 0 ? (await payload.find({ collection: 'jobs', where, ...shared })).docs : [];
  const open = jobs.filter((job) => isOpenOn(job, new Date()));
  return docs.map((doc) =>
    present(
      doc,
      open.find(({ id }) => id === doc.job),
    ),
  );
}

/** Converts one application to what its applicant sees. */
export async function presentApplication(payload: Payload, doc: Application): Promise<OwnApplication> {
  const [presented] = await presentApplications(payload, [doc]);
  if (!presented) throw new Error('The application was not presented.');
  return presented;
}

function present(doc: Application, job: Job | undefined): OwnApplication {
  const { stage, resume, resumeMissing } = doc;
  const { state, title, text } = states[stage];
  const onHold = doc.legalHold === true;
  return {
    reference: doc.reference,
    jobTitle: doc.jobTitle ?? null,
    jobId: job?.key ?? null,
    appliedAt: doc.createdAt,
    state,
    stateTitle: title,
    stateText: text,
    changedAt: doc.stageChangedAt ?? null,
    resume: !resumeMissing && resume?.fileName ? { fileName: resume.fileName, size: resume.size ?? 0 } : null,
    onHold,
    mayReplaceResume: isUndecided(stage) && !onHold,
    mayWithdraw: isUndecided(stage),
  };
}
