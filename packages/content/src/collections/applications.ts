import type { CollectionConfig, Field, SelectFieldSingleValidation } from 'payload';
import { select } from 'payload/shared';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { recruiters } from '../access/recruiters.ts';
import { eraseEndpoints } from '../erasure/endpoints.ts';
import { erasedOnly } from '../erasure/guards.ts';
import { holdBanner, holdFields } from '../fields/hold.ts';
import { ownerField } from '../fields/owner.ts';
import { given, receivedFields } from '../fields/received.ts';
import { unmarkDuplicates } from '../hiring/duplicates.ts';
import { applicationEndpoints } from '../hiring/endpoints.ts';
import { dateStage, noteChanges } from '../hiring/note-changes.ts';
import { besideField } from '../hiring/seen-by-applicant.ts';
import { rejectionReasons, stages } from '../hiring/stages.ts';
import { applicants } from '../replies/audiences.ts';
import { replyEndpoints } from '../replies/endpoints.ts';

function number(name: string, label: string): Field {
  return { name, label, type: 'number', admin: { readOnly: true } };
}

function place(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'group',
    fields: [given('name', 'Name'), { name: 'datasetId', type: 'number', admin: { hidden: true } }],
  };
}

const resume: Field = {
  name: 'resume',
  type: 'group',
  label: 'Résumé',
  admin: { condition: (data) => !data?.resumeMissing },
  fields: [
    {
      type: 'row',
      fields: [given('fileName', 'File name'), given('fileType', 'Type'), number('size', 'Size in bytes')],
    },
    { name: 'storedName', type: 'text', index: true, unique: true, admin: { hidden: true } },
    { name: 'sha256', type: 'text', admin: { hidden: true } },
    {
      name: 'scan',
      label: 'Virus scan',
      type: 'select',
      options: [
        { value: 'off', label: 'No scanner is configured' },
        { value: 'waiting', label: 'Waiting to be scanned' },
        { value: 'clean', label: 'Nothing found' },
        { value: 'infected', label: 'Infected: cannot be opened' },
      ],
      admin: { readOnly: true },
    },
  ],
};

/** A screen part of the admin that stores nothing. */
function panel(name: string, Component: string, position?: 'sidebar'): Field {
  return { name, type: 'ui', admin: { ...(position && { position }), components: { Field: Component } } };
}

const demandReason: SelectFieldSingleValidation = (value, options) => {
  const { stage } = options.data as { stage?: string };
  if (stage === 'rejected' && !value) return 'Please choose why.';
  return select(value, options);
};

const facts: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'job',
        type: 'relationship',
        relationTo: 'jobs',
        index: true,
        admin: { readOnly: true, allowEdit: false, description: 'Empty for a general application.' },
      },
      given('jobTitle', 'Title of the job when the application came'),
    ],
  },
  { type: 'row', fields: [given('firstName', 'First name'), given('lastName', 'Last name')] },
  {
    type: 'row',
    fields: [
      { name: 'email', type: 'text', index: true, required: true, admin: { readOnly: true } },
      // Found by it when another application may be of the same person.
      { ...given('phoneNumber', 'Phone'), index: true },
    ],
  },
  {
    name: 'answers',
    label: 'Answers to the questions of this job',
    type: 'array',
    labels: { singular: 'Answer', plural: 'Answers' },
    admin: { readOnly: true, condition: (data) => (data?.answers?.length ?? 0) > 0 },
    fields: [
      { name: 'question', type: 'text', required: true },
      { name: 'answer', type: 'textarea' },
      { name: 'questionId', type: 'text', admin: { hidden: true } },
    ],
  },
  {
    type: 'row',
    fields: [
      number('totalExperience', 'Experience in years'),
      number('relevantExperience', 'Relevant experience in years'),
    ],
  },
  {
    type: 'row',
    fields: [
      number('currentSalary', 'Current salary, INR a year'),
      number('expectedSalary', 'Expected salary, INR a year'),
    ],
  },
  { type: 'row', fields: [given('city', 'City'), given('currentLocation', 'Current location')] },
  place('state', 'State'),
  place('country', 'Country'),
  { type: 'row', fields: [given('relocate', 'Would relocate'), given('gender', 'Gender')] },
  {
    name: 'emailVerifiedAt',
    label: 'Email proved by code',
    type: 'date',
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  },
  given('source', 'Came from'),
];

/** What people applied with. Made by the site alone. */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['firstName', 'lastName', 'jobTitle', 'stage', 'rating', 'owner', 'createdAt'],
    listSearchableFields: ['firstName', 'lastName', 'email', 'reference'],
    description: 'Applications for jobs and general ones, newest first.',
    components: { beforeListTable: ['/admin/hiring/list-actions#ListActions'] },
  },
  access: { create: nobody, read: recruiters, update: recruiters, delete: administrators },
  hooks: {
    beforeChange: [dateStage],
    afterChange: [noteChanges],
    beforeDelete: [erasedOnly],
    afterDelete: [unmarkDuplicates],
  },
  endpoints: [...applicationEndpoints, ...replyEndpoints(applicants), ...eraseEndpoints('applications')],
  // Lists of a stage or of a job, newest first; those of the board are in a migration of their own (record 0035).
  indexes: [{ fields: ['stage', 'createdAt'] }, { fields: ['job', 'createdAt'] }],
  fields: [
    holdBanner,
    panel('applicantHead', '/admin/hiring/applicant-head#ApplicantHead'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Applicant', fields: facts },
        { label: 'Résumé', fields: [panel('resumePanel', '/admin/hiring/resume-panel#ResumePanel'), resume] },
        {
          label: 'Notes and mail',
          fields: [
            panel('timeline', '/admin/notes/timeline#Timeline'),
            {
              // The timeline shows them; this is for queries.
              name: 'notes',
              type: 'join',
              collection: 'application-notes',
              on: 'about',
              defaultSort: '-createdAt',
              admin: { hidden: true, disableListColumn: true },
            },
          ],
        },
        {
          label: 'Possible duplicates',
          fields: [panel('duplicates', '/admin/hiring/duplicates-panel#DuplicatesPanel')],
        },
      ],
    },
    panel('applicantActions', '/admin/hiring/applicant-actions#ApplicantActions', 'sidebar'),
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...stages],
      admin: {
        position: 'sidebar',
        description: 'The applicant’s page says it in words of its own; their download has it as it is.',
      },
    },
    { name: 'stageChangedAt', type: 'date', admin: { hidden: true } },
    {
      name: 'rejectionReason',
      type: 'select',
      options: [...rejectionReasons],
      validate: demandReason,
      admin: {
        position: 'sidebar',
        condition: (data) => data?.stage === 'rejected',
        description: besideField('rejectionReason'),
      },
    },
    ownerField('recruiter', besideField('owner')),
    {
      name: 'rating',
      type: 'number',
      min: 1,
      max: 5,
      admin: {
        position: 'sidebar',
        description: `From 1 (poor) to 5 (outstanding). ${besideField('rating')}`,
        step: 1,
      },
    },
    {
      name: 'resumeMissing',
      label: 'Résumé missing',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'The application came without a file; ask for it.',
        condition: (data) => Boolean(data?.resumeMissing),
      },
    },
    {
      name: 'possibleDuplicate',
      label: 'Possible duplicate',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: `Another application has the same e-mail or phone. ${besideField('possibleDuplicate')}`,
        condition: (data) => Boolean(data?.possibleDuplicate),
      },
    },
    ...holdFields('The applicant sees that it is kept, not why.'),
    ...receivedFields,
  ],
};
