import type { CollectionBeforeChangeHook, CollectionConfig, Field, FieldHook } from 'payload';
import { date, richText, select } from 'payload/shared';
import { recruiters } from '../access/recruiters.ts';
import { richTextField } from '../fields/rich-text.ts';
import { keepWithApplications, unarchiveOpen, withoutArchived } from '../jobs/archive.ts';
import { availabilityEndpoints } from '../jobs/availability-endpoints.ts';
import { searchTextField } from '../jobs/search-text.ts';
import { validPosting } from '../jobs/valid-posting.ts';
import { pathByKey } from '../preview/preview-paths.ts';
import { searchAndSharingField } from '../sharing/field.ts';
import { published } from './published.ts';

function lines(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'text',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: 20,
    maxLength: 300,
    admin: { description: 'One sentence each; press Enter after each.' },
  };
}

const salary = { type: 'number', min: 0, max: 100_000_000 } as const;

/** Remembers when a job was closed: whoever was filling in its form may still send it for a day. */
const noteClosing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data.availability === 'active') return { ...data, closedAt: null };
  if (data.availability === 'closed' && originalDoc?.availability !== 'closed')
    return { ...data, closedAt: new Date().toISOString() };
  return data;
};

/** What a copy of a job does not take over: it is a new opening. */
const inCopies = {
  title: [({ value }) => `${String(value).slice(0, 83)} (copy)`],
  availability: [() => 'active'],
  postedOn: [() => new Date().toISOString()],
  empty: [() => null],
} satisfies Record<string, FieldHook[]>;

const job = published(
  {
    slug: 'jobs',
    labels: { singular: 'Job', plural: 'Jobs' },
    defaultSort: '-postedOn',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'department', 'location', 'availability', '_status'],
      description:
        'Open roles on the Careers page. A job can be published when search engines would take it; a closed one disappears from the site. Archived ones are left out unless you filter by “Archived”.',
      baseFilter: ({ req }) => withoutArchived(req.query.where),
      components: {
        edit: { beforeDocumentControls: ['/admin/jobs/availability-button#AvailabilityButton'] },
      },
    },
    endpoints: availabilityEndpoints,
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        minLength: 3,
        maxLength: 90,
        hooks: { beforeDuplicate: inCopies.title },
      },
      {
        type: 'row',
        fields: [
          { name: 'department', type: 'text', required: true, maxLength: 60 },
          {
            name: 'experience',
            type: 'text',
            required: true,
            maxLength: 60,
            admin: { description: 'For example “5 to 8 years”.' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'location',
            type: 'text',
            required: true,
            maxLength: 80,
            admin: { description: 'As shown, for example “Ahmedabad, India”.' },
          },
          { name: 'city', type: 'text', maxLength: 60 },
          {
            name: 'country',
            type: 'select',
            required: true,
            validate: validPosting('country', select),
            options: [
              { value: 'IN', label: 'India' },
              { value: 'US', label: 'United States' },
              { value: 'GB', label: 'United Kingdom' },
            ],
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'jobType',
            type: 'select',
            required: true,
            defaultValue: 'full-time',
            options: [
              { value: 'full-time', label: 'Full-time' },
              { value: 'part-time', label: 'Part-time' },
              { value: 'contract', label: 'Contract' },
              { value: 'internship', label: 'Internship' },
            ],
          },
          {
            name: 'workMode',
            type: 'select',
            required: true,
            defaultValue: 'on-site',
            options: [
              { value: 'on-site', label: 'On site' },
              { value: 'hybrid', label: 'Hybrid' },
              { value: 'remote', label: 'Remote' },
            ],
          },
        ],
      },
      {
        name: 'education',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Left empty, visitors read “Not-Specified”.' },
      },
      {
        type: 'row',
        fields: [
          { name: 'salaryMin', label: 'Salary from, INR a year', ...salary },
          {
            name: 'salaryMax',
            label: 'Salary to, INR a year',
            ...salary,
            validate: (
              value: number | null | undefined,
              { siblingData }: { siblingData: { salaryMin?: number | null } },
            ) =>
              value == null || siblingData.salaryMin == null || value >= siblingData.salaryMin
                ? true
                : 'The upper salary must not be below the lower one.',
          },
        ],
      },
      { ...richTextField('description', 'Description'), validate: validPosting('description', richText) },
      lines('requirements', 'Requirements'),
      lines('responsibilities', 'Responsibilities'),
      {
        name: 'questions',
        label: 'Questions to applicants',
        labels: { singular: 'Question', plural: 'Questions' },
        type: 'array',
        maxRows: 10,
        admin: { description: 'Asked in the application form of this job, after the usual fields.' },
        fields: [
          { name: 'text', label: 'Question', type: 'text', required: true, maxLength: 200 },
          {
            type: 'row',
            fields: [
              {
                name: 'kind',
                label: 'Answered with',
                type: 'select',
                required: true,
                defaultValue: 'text',
                options: [
                  { value: 'text', label: 'Text' },
                  { value: 'choice', label: 'One of several choices' },
                  { value: 'yes-no', label: 'Yes or no' },
                ],
              },
              { name: 'required', label: 'Must be answered', type: 'checkbox', defaultValue: false },
            ],
          },
          {
            name: 'choices',
            type: 'text',
            hasMany: true,
            maxRows: 12,
            maxLength: 80,
            admin: {
              description: 'Press Enter after each.',
              condition: (_, sibling) => sibling?.kind === 'choice',
            },
            validate: (
              value: string[] | null | undefined,
              { siblingData }: { siblingData: { kind?: string } },
            ) => siblingData.kind !== 'choice' || (value?.length ?? 0) >= 2 || 'Give at least two choices.',
          },
        ],
      },
      {
        // Not “status”: its enum would carry the name of the one that drafts use.
        name: 'availability',
        label: 'Status',
        type: 'select',
        required: true,
        defaultValue: 'active',
        index: true,
        options: [
          { value: 'active', label: 'Open' },
          { value: 'closed', label: 'Closed' },
        ],
        hooks: { beforeDuplicate: inCopies.availability },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description:
            'Changed with “Close this job” and “Open it again” at the top, and by the closing date.',
        },
      },
      {
        name: 'postedOn',
        type: 'date',
        required: true,
        index: true,
        validate: validPosting('postedOn', date),
        hooks: { beforeDuplicate: inCopies.postedOn },
        defaultValue: () => new Date().toISOString(),
        admin: {
          position: 'sidebar',
          description: 'Shown as the date of the job. Leave it when you edit the text later.',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
        },
      },
      {
        name: 'closingOn',
        type: 'date',
        index: true,
        validate: validPosting('closingOn', date),
        hooks: { beforeDuplicate: inCopies.empty },
        admin: {
          position: 'sidebar',
          description: 'The last day to apply. Leave empty when there is none.',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
        },
      },
      {
        name: 'archived',
        type: 'checkbox',
        defaultValue: false,
        index: true,
        hooks: { beforeDuplicate: [() => false] },
        admin: {
          position: 'sidebar',
          description: 'Leaves this closed job out of the list. Its applications stay where they are.',
          condition: (data) => data?.availability === 'closed',
        },
      },
      { name: 'closedAt', type: 'date', hooks: { beforeDuplicate: inCopies.empty }, admin: { hidden: true } },
      {
        name: 'applicants',
        type: 'ui',
        admin: { position: 'sidebar', components: { Field: '/admin/hiring/job-applicants#JobApplicants' } },
      },
      searchTextField,
      searchAndSharingField,
    ],
  },
  { keyFrom: 'title', keepers: recruiters, previewAt: pathByKey('/careers') },
);

/** Open and closed roles. */
export const jobs: CollectionConfig = {
  ...job,
  hooks: { ...job.hooks, beforeChange: [noteClosing, unarchiveOpen], beforeDelete: [keepWithApplications] },
};
