import { html, key, listQuery, ok, pagination, sharing, texts } from './common.ts';
import { currencies } from './pay.ts';
import { z } from './zod.ts';

export const jobStatuses = ['active', 'closed'] as const;

/** What a salary is paid for, as it is written behind the amount. */
export const salaryUnits = { year: 'a year', month: 'a month', hour: 'an hour' } as const;
export type SalaryUnit = keyof typeof salaryUnits;

/** A job as its list and its page have it. */
export const job = z
  .object({
    _id: key,
    reference: z.string().optional().meta({ description: 'Short name to quote', example: 'RJ-014' }),
    ...texts('title', 'department', 'location', 'job_type', 'work_mode', 'experience'),
    education: z.string().describe('Not-Specified if empty'),
    salary: z.string().describe('With its currency and unit, Not-Specified if empty'),
    createdAt: z.iso.datetime().describe('The day the job was posted; never moved'),
    closingOn: z.iso.date().nullable(),
    description: html,
    requirements: z.array(z.string()),
    responsibilities: z.array(z.string()),
    status: z.enum(jobStatuses),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

/** Kinds of questions by their answers. */
const questionKinds = ['text', 'choice', 'yes-no'] as const;

/** A question to applicants for a job. */
const jobQuestion = z
  .object({
    id: z.string().meta({ description: 'Goes with the answer', example: '6740a1b2c3d4e5f601234567' }),
    text: z.string(),
    kind: z.enum(questionKinds),
    required: z.boolean(),
    choices: z.array(z.string()).describe('The possible answers; empty for text'),
  })
  .meta({ id: 'JobQuestion' });
export type JobQuestion = z.infer<typeof jobQuestion>;

/** Fields of the structured data of a job. */
const jobPosting = z.object({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('Of the office, or that people may work from: two letters, ISO 3166-1'),
  city: z.string().describe('Empty where the location does not name it'),
  workMode: z.enum(['on-site', 'hybrid', 'remote']),
  jobType: z.enum(['full-time', 'part-time', 'contract', 'internship']),
  salaryMin: z.number().min(0).nullable(),
  salaryMax: z.number().min(0).nullable(),
  salaryCurrency: z.enum(currencies).describe('ISO 4217'),
  salaryUnit: z.enum(['year', 'month', 'hour']),
});

const payTerms = z.object({
  currency: z.enum(currencies).describe('ISO 4217'),
  asksCurrent: z.boolean().describe('False where the law of the country of the job forbids it'),
});

/** A job with the fields that only its page and form have. */
const jobDetail = job
  .extend({
    benefits: z.array(z.string()),
    questions: z.array(jobQuestion),
    posting: jobPosting,
    pay: payTerms,
  })
  .meta({ id: 'JobDetail' });
export type JobDetail = z.infer<typeof jobDetail>;

/** Filters of the list of jobs, besides search. */
const jobFilters = ['department', 'location', 'type', 'mode'] as const;
export type JobFilter = (typeof jobFilters)[number];

const filter = z.string().trim().max(80, 'A filter has at most 80 characters.').optional();

export const jobs = {
  summary: 'Jobs, newest first',
  query: listQuery(5)
    .extend({
      status: z.enum(jobStatuses, 'status must be active or closed.').default('active'),
      search: z
        .string()
        .trim()
        .max(80, 'Please search for at most 80 characters.')
        .optional()
        .describe('Words that the open job must contain, all of them'),
      department: filter,
      location: filter,
      type: filter.describe('full-time, part-time, contract or internship'),
      mode: filter.describe('on-site, hybrid or remote'),
    })
    // The index of the search has open jobs only; closed ones are kept for ever.
    .refine(({ status, search }) => status === 'active' || !search, 'Only open jobs can be searched.'),
  response: ok({
    data: z.array(job),
    pagination,
    filters: z
      .record(z.enum(jobFilters), z.array(z.object(texts('value', 'label'))))
      .describe('What there is to choose from in each filter, over all jobs of the status'),
  }),
};

export const jobDetails = {
  summary: 'One open job; 410 when it is closed',
  params: z.object({ id: key }),
  response: ok({ job: jobDetail, sharing }),
};
