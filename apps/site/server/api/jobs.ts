import type * as content from '@riverfront/content';
import type { Job, JobDetail, JobQuestion } from '@riverfront/contract';
import type { Payload } from 'payload';
import { richTextHtml } from '../content/rich-text.ts';
import { toSharing } from '../content/sharing.ts';
import { Gone } from './errors.ts';
import { findByKey } from './find-by-key.ts';
import { findChoices, findJobs, startOfDay } from './find-jobs.ts';
import type { Handler } from './handler.ts';
import { jobTypes, workModes } from './job-labels.ts';

/** What the API shows for an empty field (specification, section 3). */
const notSpecified = 'Not-Specified';

/**
 * Jobs of a status, newest first, narrowed by words and filters. A job is active through its
 * closing day. A filter value that no job has gives an empty list.
 */
export const jobs: Handler<'jobs'> = async (payload, { query }) => {
  const now = new Date();
  const [{ ids, pagination }, choices] = await Promise.all([
    findJobs(payload, query, now),
    findChoices(payload, query.status, now),
  ]);
  const docs = await published(payload, ids);
  return {
    success: true,
    data: docs.map((doc) => toJob(doc, query.status)),
    pagination,
    filters: {
      department: choices.department.map(named),
      location: choices.location.map(named),
      type: labelled(jobTypes, choices.type),
      mode: labelled(workModes, choices.mode),
    },
  };
};

/** The jobs with these ids, in their order. */
async function published(payload: Payload, ids: number[]): Promise<content.Job[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? []);
}

const named = (value: string) => ({ value, label: value });

/** Those of the known values that occur, in the order in which they are declared. */
function labelled(labels: Record<string, string>, values: string[]) {
  return Object.entries(labels)
    .filter(([value]) => values.includes(value))
    .map(([value, label]) => ({ value, label }));
}

/** One open job; a closed one is gone. */
export const jobDetails: Handler<'jobDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'jobs', params.id, 'job');
  if (!isOpenOn(doc, new Date())) throw new Gone(`“${doc.title}” is no longer open.`);
  return {
    success: true,
    job: { ...toJob(doc, 'active'), questions: questionsOf(doc), posting: postingOf(doc) },
    sharing: toSharing(doc.meta),
  };
};

/** The town is left out where the page does not show it. */
function postingOf(doc: content.Job): JobDetail['posting'] {
  const { country, city, location, workMode, jobType, salaryMin, salaryMax } = doc;
  return {
    country,
    city: city && location.includes(city) ? city : '',
    workMode,
    jobType,
    salaryMin: salaryMin || null,
    salaryMax: salaryMax || null,
  };
}

/** What a recruiter asks whoever applies for a job. */
export function questionsOf({ questions }: Pick<content.Job, 'questions'>): JobQuestion[] {
  return (questions ?? []).map(({ id, text, kind, required, choices }) => ({
    id: id ?? '',
    text,
    kind,
    required: required ?? false,
    choices: kind === 'choice' ? (choices ?? []) : kind === 'yes-no' ? ['Yes', 'No'] : [],
  }));
}

/** Whether a job takes applications: not closed, and its closing day not over. */
export function isOpenOn(doc: Pick<content.Job, 'availability' | 'closingOn'>, now: Date): boolean {
  return doc.availability === 'active' && (!doc.closingOn || doc.closingOn >= startOfDay(now));
}

function toJob(doc: content.Job, status: Job['status']): Job {
  return {
    _id: doc.key ?? '',
    title: doc.title,
    department: doc.department,
    location: doc.location,
    job_type: jobTypes[doc.jobType],
    work_mode: workModes[doc.workMode],
    experience: doc.experience,
    education: doc.education || notSpecified,
    salary: salaryText(doc.salaryMin, doc.salaryMax),
    createdAt: new Date(doc.postedOn).toISOString(),
    closingOn: doc.closingOn?.slice(0, 10) ?? null,
    description: richTextHtml(doc.description),
    requirements: doc.requirements,
    responsibilities: doc.responsibilities,
    status,
  };
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `₹8,00,000 to ₹14,00,000 a year` from whole rupees a year; one bound alone is enough. */
export function salaryText(min?: number | null, max?: number | null): string {
  if (min && max && min !== max) return `${rupees.format(min)} to ${rupees.format(max)} a year`;
  if (min && !max) return `From ${rupees.format(min)} a year`;
  if (max && !min) return `Up to ${rupees.format(max)} a year`;
  return min ? `${rupees.format(min)} a year` : notSpecified;
}
