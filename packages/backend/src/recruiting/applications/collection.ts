import type { CollectionConfig, Field, SelectFieldSingleValidation } from 'payload';
import { select } from 'payload/shared';
import { administrators } from '../../access/administrators.ts';
import { nobody } from '../../access/nobody.ts';
import { recruiters } from '../../access/recruiters.ts';
import { panel, row } from '../../fields/layout.ts';
import { submissionFields, submittedField } from '../../fields/submission.ts';
import { replyEndpoints } from '../../inbox/index.ts';
import { erasedOnly, eraseEndpoints, holdBanner, holdFields } from '../../platform/index.ts';
import { ownerField } from '../../staff/index.ts';
import { describeVisibility } from './applicant-visibility.ts';
import { applicants } from './applicants-audience.ts';
import { unmarkDuplicates } from './duplicates.ts';
import { applicationEndpoints } from './endpoints.ts';
import { dateStage, noteChanges } from './hooks.ts';
import { rejectionReasons, stages } from './stages.ts';

function number(name: string, label: string): Field {
  return { name, label, type: 'number', admin: { readOnly: true } };
}

function place(name: string, label: string): Field {
  return {
    name,
    label,
    type: 'group',
    fields: [submittedField('name', 'Name'), { name: 'datasetId', type: 'number', admin: { hidden: true } }],
  };
}

/** A mark that the system sets, shown beside the record when it is set. */
function flag(name: string, label: string, description: string): Field {
  return {
    name,
    label,
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { readOnly: true, position: 'sidebar', description, condition: (data) => Boolean(data?.[name]) },
  };
}

const resume: Field = {
  name: 'resume',
  type: 'group',
  label: 'Résumé',
  admin: { condition: (data) => !data?.resumeMissing },
  fields: [
    row(
      submittedField('fileName', 'File name'),
      submittedField('fileType', 'Type'),
      number('size', 'Size in bytes'),
    ),
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

const validateReason: SelectFieldSingleValidation = (value, options) => {
  const { stage } = options.data as { stage?: string };
  if (stage === 'rejected' && !value) return 'Please choose why.';
  return select(value, options);
};

const applicantFields: Field[] = [
  row(
    {
      name: 'job',
      type: 'relationship',
      relationTo: 'jobs',
      index: true,
      admin: { readOnly: true, allowEdit: false, description: 'Empty for a general application.' },
    },
    submittedField('jobTitle', 'Title of the job at that time'),
  ),
  row(submittedField('firstName', 'First name'), submittedField('lastName', 'Last name')),
  row(
    { name: 'email', type: 'text', index: true, required: true, admin: { readOnly: true } },
    // Indexed to find possible duplicates.
    { ...submittedField('phoneNumber', 'Phone'), index: true },
  ),
  {
    name: 'answers',
    label: 'Answers to the questions of the job',
    type: 'array',
    labels: { singular: 'Answer', plural: 'Answers' },
    admin: { readOnly: true, condition: (data) => (data?.answers?.length ?? 0) > 0 },
    fields: [
      { name: 'question', type: 'text', required: true },
      { name: 'answer', type: 'textarea' },
      { name: 'questionId', type: 'text', admin: { hidden: true } },
    ],
  },
  row(
    number('totalExperience', 'Experience in years'),
    number('relevantExperience', 'Relevant experience in years'),
  ),
  row(
    number('currentSalary', 'Current salary, INR a year'),
    number('expectedSalary', 'Expected salary, INR a year'),
  ),
  row(submittedField('city', 'City'), submittedField('currentLocation', 'Current location')),
  place('state', 'State'),
  place('country', 'Country'),
  row(submittedField('relocate', 'Would relocate'), submittedField('gender', 'Gender')),
  {
    name: 'emailVerifiedAt',
    label: 'Email verified',
    type: 'date',
    admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
  },
  submittedField('source', 'Source'),
];

/** Applications, created by the site alone. */
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
    components: { beforeListTable: ['/admin/recruiting/applications/list-actions#ListActions'] },
  },
  access: { create: nobody, read: recruiters, update: recruiters, delete: administrators },
  hooks: {
    beforeChange: [dateStage],
    afterChange: [noteChanges],
    beforeDelete: [erasedOnly],
    afterDelete: [unmarkDuplicates],
  },
  endpoints: [...applicationEndpoints, ...replyEndpoints(applicants), ...eraseEndpoints('applications')],
  // For lists by stage or job, newest first; the board's indexes are in a migration of their own (decision 0035).
  indexes: [{ fields: ['stage', 'createdAt'] }, { fields: ['job', 'createdAt'] }],
  fields: [
    holdBanner,
    panel('applicantHead', '/admin/recruiting/applications/applicant-head#ApplicantHead'),
    {
      type: 'tabs',
      tabs: [
        { label: 'Applicant', fields: applicantFields },
        {
          label: 'Résumé',
          fields: [panel('resumePanel', '/admin/recruiting/applications/resume-panel#ResumePanel'), resume],
        },
        {
          label: 'Notes and emails',
          fields: [
            panel('timeline', '/admin/staff/notes/timeline#Timeline'),
            {
              // For queries; the timeline shows them.
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
          fields: [panel('duplicates', '/admin/recruiting/applications/duplicates-panel#DuplicatesPanel')],
        },
      ],
    },
    panel('applicantActions', '/admin/recruiting/applications/applicant-actions#ApplicantActions', {
      position: 'sidebar',
    }),
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...stages],
      admin: {
        position: 'sidebar',
        description:
          'The applicant’s page has its own wording; the download of their data states the stage itself.',
      },
    },
    { name: 'stageChangedAt', type: 'date', admin: { hidden: true } },
    {
      name: 'rejectionReason',
      type: 'select',
      options: [...rejectionReasons],
      validate: validateReason,
      admin: {
        position: 'sidebar',
        condition: (data) => data?.stage === 'rejected',
        description: describeVisibility('rejectionReason'),
      },
    },
    ownerField('recruiter', describeVisibility('owner')),
    {
      name: 'rating',
      type: 'number',
      min: 1,
      max: 5,
      admin: {
        position: 'sidebar',
        description: `From 1 (poor) to 5 (outstanding). ${describeVisibility('rating')}`,
        step: 1,
      },
    },
    flag('resumeMissing', 'Résumé missing', 'The application came without a file. Ask the applicant for it.'),
    flag(
      'possibleDuplicate',
      'Possible duplicate',
      `Another application has the same email address or phone number. ${describeVisibility('possibleDuplicate')}`,
    ),
    ...holdFields('The applicant sees that the application is on hold, not why.'),
    ...submissionFields,
  ],
};
