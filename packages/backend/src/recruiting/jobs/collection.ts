import { salaryUnits } from '@riverfront/contract/jobs';
import { salaryCurrencies } from '@riverfront/contract/pay';
import type { CollectionConfig, Field, FieldHook, TextField, TextFieldManyValidation } from 'payload';
import { date, number, richText, text } from 'payload/shared';
import { recruiters } from '../../accounts/roles.ts';
import { dayField } from '../../fields/day.ts';
import {
  checkboxField,
  lineField,
  listField,
  row,
  selectField,
  validateCountry,
} from '../../fields/factories.ts';
import { richTextField } from '../../fields/rich-text.ts';
import { pathByKey } from '../../publishing/preview/preview-links.ts';
import { publishedCollection } from '../../publishing/published.ts';
import { metaField } from '../../search/meta-field.ts';
import { today } from '../../time/company-time.ts';
import { availabilityEndpoints } from './availability.ts';
import { validatePay } from './hiring-rules.ts';
import {
  collectSearchText,
  excludeArchived,
  rejectDeletionWithApplications,
  trackClosing,
  validatePosting,
} from './hooks.ts';
import { jobTypes, workModes } from './options.ts';

const withoutBlankLines: FieldHook = ({ value }) =>
  Array.isArray(value) ? value.map((line) => String(line).trim()).filter(Boolean) : value;

function lines(name: string, label: string): TextField & { hasMany: true } {
  return {
    name,
    label,
    type: 'text',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: 20,
    maxLength: 300,
    hooks: { beforeValidate: [withoutBlankLines] },
    admin: {
      placeholder: 'Type a sentence',
      description: 'One sentence each, with Enter after it. A pasted list becomes one for each of its lines.',
      components: { Field: '/admin/recruiting/jobs/lines-field#LinesField' },
    },
  };
}

const salary = { type: 'number', min: 0, max: 100_000_000 } as const;

/** A copied job is a new opening: these fields are not copied. */
const emptied = { beforeDuplicate: [() => null] };

const descriptionFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    required: true,
    minLength: 3,
    maxLength: 90,
    hooks: { beforeDuplicate: [({ value }) => `${String(value).slice(0, 83)} (copy)`] },
  },
  row(lineField('department', 60), lineField('experience', 60, 'For example “5 to 8 years”.')),
  row(
    lineField('location', 80, 'As shown, for example “Hamburg, Germany”.'),
    { name: 'city', type: 'text', maxLength: 60 },
    {
      name: 'country',
      type: 'text',
      required: true,
      validate: validatePosting('country', validateCountry),
      admin: { description: 'Of the office, or that people may work from: two letters, for example DE.' },
    },
  ),
  row(
    selectField('jobType', jobTypes, { defaultValue: 'full-time' }),
    selectField('workMode', workModes, { defaultValue: 'on-site' }),
  ),
  lineField('education', 120, 'When empty, visitors read “Not-Specified”.', { required: false }),
  row(
    {
      name: 'salaryMin',
      label: 'Salary from',
      ...salary,
      validate: validatePay(number, 'Please give the salary, from or to.', ({ salaryMin, salaryMax }) =>
        Boolean(salaryMin || salaryMax),
      ),
    },
    {
      name: 'salaryMax',
      label: 'Salary to',
      ...salary,
      validate: (
        value: number | null | undefined,
        { siblingData }: { siblingData: { salaryMin?: number | null } },
      ) =>
        value == null || siblingData.salaryMin == null || value >= siblingData.salaryMin
          ? true
          : 'The upper salary must not be below the lower one.',
    },
    selectField('salaryCurrency', salaryCurrencies, { defaultValue: 'INR' }),
    selectField('salaryUnit', salaryUnits, { defaultValue: 'year' }),
  ),
  { ...richTextField('description', 'Description'), validate: validatePosting('description', richText) },
  lines('requirements', 'Requirements'),
  lines('responsibilities', 'Responsibilities'),
  {
    ...lines('benefits', 'Benefits'),
    required: false,
    minRows: 0,
    validate: validatePay(text as TextFieldManyValidation, 'Please list the benefits.', ({ benefits }) =>
      Boolean(benefits?.length),
    ),
  },
];

const answerKinds = { text: 'Text', choice: 'One of several choices', 'yes-no': 'Yes or no' };

const questionsField = listField(
  'questions',
  ['Question', 'Questions'],
  [0, 10],
  [
    lineField('text', 200, undefined, { label: 'Question' }),
    row(
      selectField('kind', answerKinds, { label: 'Type of answer', defaultValue: 'text' }),
      checkboxField('required', 'Must be answered'),
    ),
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
      validate: (value: string[] | null | undefined, { siblingData }: { siblingData: { kind?: string } }) =>
        siblingData.kind !== 'choice' || (value?.length ?? 0) >= 2 || 'Give at least two choices.',
    },
  ],
  {
    label: 'Questions to applicants',
    admin: { description: 'Asked in the application form of this job, after the usual fields.' },
  },
);

const sidebarFields: Field[] = [
  // Not named “status”: its enum type would clash with that of drafts.
  selectField(
    'availability',
    { active: 'Open', closed: 'Closed' },
    {
      label: 'Status',
      defaultValue: 'active',
      index: true,
      hooks: { beforeDuplicate: [() => 'active'] },
      // Changed by “Close this job” and “Reopen this job”, and by the closing date.
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: {
          Field: '/admin/recruiting/jobs/job-status#JobStatusPanel',
          Cell: '/admin/recruiting/jobs/job-status-cell#JobStatusCell',
        },
      },
    },
  ),
  dayField({
    name: 'postedOn',
    required: true,
    index: true,
    validate: validatePosting('postedOn', date),
    hooks: { beforeDuplicate: [() => today()] },
    defaultValue: () => today(),
    admin: {
      position: 'sidebar',
      description: 'Shown as the date of the job. Leave it unchanged when you edit the text later.',
    },
  }),
  dayField({
    name: 'closingOn',
    index: true,
    validate: validatePosting('closingOn', date),
    hooks: emptied,
    admin: { position: 'sidebar', description: 'The last day to apply. Leave empty when there is none.' },
  }),
  checkboxField('archived', 'Archived', {
    index: true,
    hooks: { beforeDuplicate: [() => false] },
    admin: {
      position: 'sidebar',
      description: 'Hides this closed job from the list. Its applications stay where they are.',
      condition: (data) => data?.availability === 'closed',
    },
  }),
  { name: 'closedAt', type: 'date', hooks: emptied, admin: { hidden: true } },
];

const job = publishedCollection(
  {
    slug: 'jobs',
    labels: { singular: 'Job', plural: 'Jobs' },
    defaultSort: '-postedOn',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'department', 'location', 'availability', 'closingOn'],
      description:
        'Open roles on the Careers page. A job can be published when search engines would accept it; a closed job disappears from the site. Archived jobs are hidden unless you filter by “Archived”.',
      baseFilter: ({ req }) => excludeArchived(req.query.where),
      components: {
        edit: { beforeDocumentControls: ['/admin/recruiting/jobs/job-controls#AvailabilityButton'] },
      },
    },
    endpoints: availabilityEndpoints,
    fields: [
      ...descriptionFields,
      questionsField,
      ...sidebarFields,
      {
        name: 'searchText',
        type: 'textarea',
        hidden: true,
        hooks: { beforeChange: [collectSearchText] },
        admin: { hidden: true },
      },
      metaField,
    ],
  },
  { keepers: recruiters, previewAt: pathByKey('/careers') },
);

/** Open and closed roles. */
export const jobs: CollectionConfig = {
  ...job,
  hooks: { ...job.hooks, beforeChange: [trackClosing], beforeDelete: [rejectDeletionWithApplications] },
};
