import { findOne } from '@riverfront/backend/database/records';
import type * as content from '@riverfront/backend/payload-types';
import { readCountryRule } from '@riverfront/backend/recruiting/jobs/hiring-rules';
import { jobTypes, workModes } from '@riverfront/backend/recruiting/jobs/options';
import { today } from '@riverfront/backend/time/company-time';
import {
  defaultPayTerms,
  formatMoney,
  type Job,
  type JobDetail,
  type JobQuestion,
  type PayTerms,
  type SalaryCurrency,
  type SalaryUnit,
  salaryUnits,
} from '@riverfront/contract';
import { isOpen } from '@riverfront/contract/job-posting';
import type { Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { HttpError } from '../../api/http-error.ts';
import { toSharing } from '../../content/mapping/picture.ts';
import { richTextHtml } from '../../content/mapping/rich-text.ts';
import { findByKey } from '../../content/read-published.ts';
import { findChoices, findJobs } from './find-jobs.ts';

/** The specification's wording for an empty education or salary; an empty closing day is null. */
const notSpecified = 'Not-Specified';

/** Lists jobs of a status, newest first, by search and filters. A job is active through its closing day. */
export const jobs: Handler<'jobs'> = async (payload, { query }) => {
  const now = new Date();
  const [{ ids, pagination }, choices] = await Promise.all([
    findJobs(payload, query, now),
    findChoices(payload, query.status, now),
  ]);
  const docs = await findPublished(payload, ids);
  return {
    success: true,
    data: docs.map((doc) => toJob(doc, query.status)),
    pagination,
    filters: {
      department: choices.department.map(toOption),
      location: choices.location.map(toOption),
      type: toOptions(jobTypes, choices.type),
      mode: toOptions(workModes, choices.mode),
    },
  };
};

/** Fields that lists do not show, so they are not read. */
const notInLists = { questions: false, benefits: false, meta: false, searchText: false } as const;

/** Finds the jobs with these ids, in their order. */
async function findPublished(payload: Payload, ids: number[]): Promise<content.Job[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { id: { in: ids } },
    pagination: false,
    // 1 level: the documents to which a text links.
    depth: 1,
    select: notInLists,
    overrideAccess: false,
  });
  return ids.flatMap((id) => docs.find((doc) => doc.id === id) ?? []);
}

const toOption = (value: string) => ({ value, label: value });

/** Returns options for the values that occur, in the order of the labels. */
function toOptions(labels: Record<string, string>, values: string[]) {
  return Object.entries(labels)
    .filter(([value]) => values.includes(value))
    .map(([value, label]) => ({ value, label }));
}

/** Returns one open job. @throws {HttpError} for a closed one */
export const jobDetails: Handler<'jobDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'jobs', params.id, 'job');
  const { title, department } = doc;
  if (!isOpen(doc, today()))
    throw new HttpError(410, 'job-closed', `“${title}” is no longer open.`, { department });
  return {
    success: true,
    job: {
      ...toJob(doc, 'active'),
      benefits: doc.benefits ?? [],
      questions: toQuestions(doc),
      posting: toPosting(doc),
      pay: await toPayTerms(payload, doc),
    },
    sharing: toSharing(doc.meta),
  };
};

/** Finds the job with this key, in whatever state it is. */
export function findJobByKey(payload: Payload, key: string): Promise<content.Job | undefined> {
  return findOne(payload, 'jobs', { key: { equals: key } }, { trash: true });
}

/**
 * Reads what is asked about pay for a job: its currency, and no current salary where the law forbids it; the terms of
 * the specification without a job.
 */
export async function toPayTerms(payload: Payload, job: content.Job | undefined): Promise<PayTerms> {
  if (!job) return defaultPayTerms;
  const rule = await readCountryRule(payload, job.country);
  return { currency: job.salaryCurrency, asksCurrent: rule?.asksCurrentSalary ?? true };
}

/** Returns the structured data of a job, without a city that its page does not show. */
function toPosting(doc: content.Job): JobDetail['posting'] {
  const { country, city, location, workMode, jobType, salaryMin, salaryMax, salaryCurrency, salaryUnit } =
    doc;
  return {
    country,
    city: city && location.includes(city) ? city : '',
    workMode,
    jobType,
    salaryMin: salaryMin || null,
    salaryMax: salaryMax || null,
    salaryCurrency,
    salaryUnit,
  };
}

/** Returns the questions that a recruiter asks applicants. */
export function toQuestions({ questions }: Pick<content.Job, 'questions'>): JobQuestion[] {
  return (questions ?? []).map(({ id, text, kind, required, choices }) => ({
    id: id ?? '',
    text,
    kind,
    required: required ?? false,
    choices: kind === 'choice' ? (choices ?? []) : kind === 'yes-no' ? ['Yes', 'No'] : [],
  }));
}

function toJob(doc: content.Job, status: Job['status']): Job {
  return {
    _id: doc.key ?? '',
    reference: `RJ-${String(doc.id).padStart(3, '0')}`,
    title: doc.title,
    department: doc.department,
    location: doc.location,
    job_type: jobTypes[doc.jobType],
    work_mode: workModes[doc.workMode],
    experience: doc.experience,
    education: doc.education || notSpecified,
    salary: toSalaryText(doc),
    createdAt: `${doc.postedOn}T00:00:00.000Z`,
    closingOn: doc.closingOn ?? null,
    description: richTextHtml(doc.description),
    requirements: doc.requirements,
    responsibilities: doc.responsibilities,
    status,
  };
}

interface Salary {
  salaryMin?: number | null;
  salaryMax?: number | null;
  salaryCurrency: SalaryCurrency;
  salaryUnit: SalaryUnit;
}

/** Formats a salary, `₹8,00,000 to ₹14,00,000 a year`, `$45 an hour`; one bound alone is enough. */
export function toSalaryText({ salaryMin: min, salaryMax: max, salaryCurrency, salaryUnit }: Salary): string {
  const format = (sum: number) => formatMoney(sum, salaryCurrency);
  const unit = salaryUnits[salaryUnit];
  if (min && max && min !== max) return `${format(min)} to ${format(max)} ${unit}`;
  if (min && !max) return `From ${format(min)} ${unit}`;
  if (max && !min) return `Up to ${format(max)} ${unit}`;
  return min ? `${format(min)} ${unit}` : notSpecified;
}
