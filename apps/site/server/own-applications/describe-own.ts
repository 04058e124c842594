import type { Application, Job } from '@riverfront/content';
import type { OwnApplication } from '@riverfront/contract';
import type { Payload, PayloadRequest } from 'payload';
import { isOpenOn } from '../api/jobs.ts';
import { isOpen, states } from './states.ts';

/** Applications as their applicant sees them. Of the jobs only those that any visitor can read are linked. */
export async function describeOwn(
  payload: Payload,
  docs: Application[],
  req?: PayloadRequest,
): Promise<OwnApplication[]> {
  const ids = docs.flatMap(({ job }) => (typeof job === 'number' ? [job] : []));
  const { docs: jobs } =
    ids.length === 0
      ? { docs: [] }
      : await payload.find({
          collection: 'jobs',
          where: { id: { in: ids } },
          limit: ids.length,
          pagination: false,
          depth: 0,
          overrideAccess: false,
          ...(req && { req }),
        });
  const open = new Map(jobs.filter((job) => isOpenOn(job, new Date())).map((job) => [job.id, job]));
  return docs.map((doc) => describe(doc, typeof doc.job === 'number' ? open.get(doc.job) : undefined));
}

function describe(doc: Application, job: Job | undefined): OwnApplication {
  const { reference, jobTitle, createdAt, stage, stageChangedAt, resume, resumeMissing, legalHold } = doc;
  const { state, title, text } = states[stage];
  const onHold = legalHold === true;
  return {
    reference,
    jobTitle: jobTitle ?? null,
    jobId: job?.key ?? null,
    appliedAt: createdAt,
    state,
    stateTitle: title,
    stateText: text,
    changedAt: stageChangedAt ?? null,
    resume: !resumeMissing && resume?.fileName ? { fileName: resume.fileName, size: resume.size ?? 0 } : null,
    onHold,
    mayReplaceResume: isOpen(stage) && !onHold,
    mayWithdraw: isOpen(stage),
  };
}
