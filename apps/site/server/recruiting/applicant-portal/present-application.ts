import { findAll } from '@riverfront/backend/database/records';
import type { Application, Job } from '@riverfront/backend/payload-types';
import { applicantTexts, isUndecided } from '@riverfront/backend/recruiting/applications/stages';
import { today } from '@riverfront/backend/time/company-time';
import type { PortalApplication } from '@riverfront/contract';
import { isOpen } from '@riverfront/contract/job-posting';
import type { Payload } from 'payload';

/** Converts applications to what their applicant sees; links only the jobs that any visitor can read. */
export async function presentApplications(
  payload: Payload,
  docs: Application[],
): Promise<PortalApplication[]> {
  const ids = docs.flatMap(({ job }) => (typeof job === 'number' ? [job] : []));
  const jobs = await findAll(payload, 'jobs', { id: { in: ids } }, { overrideAccess: false });
  const open = jobs.filter((job) => isOpen(job, today()));
  return docs.map((doc) =>
    present(
      doc,
      open.find(({ id }) => id === doc.job),
    ),
  );
}

/** Converts one application to what its applicant sees. */
export async function presentApplication(payload: Payload, doc: Application): Promise<PortalApplication> {
  const [presented] = await presentApplications(payload, [doc]);
  if (!presented) throw new Error('The application was not presented.');
  return presented;
}

function present(doc: Application, job: Job | undefined): PortalApplication {
  const { stage, resume, resumeMissing } = doc;
  const { state, title, text } = applicantTexts[stage];
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
