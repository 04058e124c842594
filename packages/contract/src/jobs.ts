import { z } from 'zod';
import { html, key, listQuery, ok, pagination } from './common.ts';

export const jobStatuses = ['active', 'closed'] as const;

export const job = z
  .object({
    _id: key,
    title: z.string(),
    department: z.string(),
    location: z.string(),
    job_type: z.string(),
    work_mode: z.string(),
    experience: z.string(),
    education: z.string().meta({ description: 'Not-Specified if empty' }),
    salary: z.string().meta({ description: 'INR a year, Not-Specified if empty' }),
    createdAt: z.iso.datetime().meta({ description: 'The day the job was posted; never moved' }),
    closingOn: z.iso.date().nullable(),
    description: html,
    requirements: z.array(z.string()),
    responsibilities: z.array(z.string()),
    status: z.enum(jobStatuses),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

export const jobs = {
  query: listQuery(5).extend({
    status: z.enum(jobStatuses, 'status must be active or closed.').default('active'),
  }),
  response: ok({ data: z.array(job), pagination }),
};
