import type * as content from '@riverfront/content';
import type { Job } from '@riverfront/contract';
import type { Where } from 'payload';
import { listPublished } from '../content/list.ts';
import { richTextHtml } from '../content/rich-text.ts';
import type { Handler } from './handler.ts';

const jobTypes = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;

const workModes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;

/** What the API shows for an empty field (specification, section 3). */
const notSpecified = 'Not-Specified';

/** Jobs of a status, newest first. A job is active through its closing day. */
export const jobs: Handler<'jobs'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'jobs', {
    page: query.page,
    limit: query.limit,
    sort: '-postedOn',
    where: query.status === 'active' ? isOpen(new Date()) : isClosed(new Date()),
    depth: 0,
  });
  return { success: true, data: docs.map((doc) => toJob(doc, query.status)), pagination };
};

function startOfDay(now: Date): string {
  return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
}

function isOpen(now: Date): Where {
  return {
    availability: { equals: 'active' },
    or: [{ closingOn: { exists: false } }, { closingOn: { greater_than_equal: startOfDay(now) } }],
  };
}

function isClosed(now: Date): Where {
  return { or: [{ availability: { equals: 'closed' } }, { closingOn: { less_than: startOfDay(now) } }] };
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
