import { salaryCurrencies } from '@riverfront/contract/pay';
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  Field,
  SelectFieldSingleValidation,
} from 'payload';
import { select } from 'payload/shared';
import { idOf, ownerField } from '../../accounts/owners.ts';
import { administrators, nobody, recruiters } from '../../accounts/roles.ts';
import { dayField } from '../../fields/day.ts';
import {
  checkboxField,
  group,
  instant,
  selectField,
  submissionFields,
  submittedField,
} from '../../fields/factories.ts';
import { addChangeNote, noteOwner } from '../../inbox/notes/collection.ts';
import { replyEndpoints } from '../../inbox/replies/endpoints.ts';
import type { Application } from '../../payload-types.ts';
import { eraseEndpoints } from '../../privacy/erasure/endpoints.ts';
import { erasedOnly } from '../../privacy/erasure/erase-records.ts';
import { holdFields } from '../../privacy/retention/hold-field.ts';
import { describeVisibility } from './applicant-visibility.ts';
import { applicants } from './applicants-audience.ts';
import { searchedFields } from './board.ts';
import { unmarkDuplicates } from './duplicates.ts';
import { applicationEndpoints } from './endpoints.ts';
import { dateStage, recordStageChange } from './stage-changes.ts';
import { rejectionReasons, stages } from './stages.ts';
import { tagsField } from './tags.ts';

function number(name: string, label: string): Field {
  return { name, label, type: 'number', admin: { readOnly: true } };
}

function place(name: string, label: string): Field {
  const datasetId: Field = { name: 'datasetId', type: 'number', admin: { hidden: true } };
  return group(name, label, submittedField('name', 'Name'), datasetId);
}

/** A mark that the system sets. */
function flag(name: string, label: string): Field {
  return checkboxField(name, label, { index: true, admin: { readOnly: true } });
}

const scans = {
  off: 'No scanner is configured',
  waiting: 'Waiting to be scanned',
  clean: 'Nothing found',
  infected: 'Infected: cannot be opened',
};

const resume = group(
  'resume',
  'Résumé',
  submittedField('fileName', 'File name'),
  submittedField('fileType', 'Type'),
  number('size', 'Size in bytes'),
  { name: 'storedName', type: 'text', index: true, unique: true, admin: { hidden: true } },
  { name: 'sha256', type: 'text', admin: { hidden: true } },
  selectField('scan', scans, { label: 'Virus scan', required: false, admin: { readOnly: true } }),
);

const validateReason: SelectFieldSingleValidation = (value, options) => {
  const { stage } = options.data as { stage?: string };
  if (stage === 'rejected' && !value) return 'Please choose why.';
  return select(value, options);
};

const applicantFields: Field[] = [
  {
    name: 'job',
    type: 'relationship',
    relationTo: 'jobs',
    index: true,
    admin: { readOnly: true, allowEdit: false, description: 'Empty for a general application.' },
  },
  submittedField('jobTitle', 'Title of the job at that time'),
  submittedField('firstName', 'First name'),
  submittedField('lastName', 'Last name'),
  { name: 'email', type: 'text', index: true, required: true, admin: { readOnly: true } },
  // Indexed to find possible duplicates.
  { ...submittedField('phoneNumber', 'Phone'), index: true },
  {
    name: 'answers',
    label: 'Answers to the questions of the job',
    type: 'array',
    labels: { singular: 'Answer', plural: 'Answers' },
    admin: { readOnly: true },
    fields: [
      { name: 'question', type: 'text', required: true },
      { name: 'answer', type: 'textarea' },
      { name: 'questionId', type: 'text', admin: { hidden: true } },
    ],
  },
  number('totalExperience', 'Experience in years'),
  number('relevantExperience', 'Relevant experience in years'),
  number('currentSalary', 'Current salary a year'),
  number('expectedSalary', 'Expected salary a year'),
  selectField('salaryCurrency', salaryCurrencies, {
    label: 'Currency of the salaries',
    required: false,
    defaultValue: 'INR',
    admin: { readOnly: true },
  }),
  submittedField('city', 'City'),
  submittedField('currentLocation', 'Current location'),
  place('state', 'State'),
  place('country', 'Country'),
  submittedField('relocate', 'Would relocate'),
  // Read by nobody who decides; the applicant's own download has it.
  { ...submittedField('gender', 'Gender'), access: { read: () => false }, admin: { hidden: true } },
  { name: 'emailVerifiedAt', label: 'Email verified', type: 'date', admin: instant },
  submittedField('source', 'Source'),
  {
    type: 'collapsible',
    label: 'Added by hand',
    admin: { condition: (data) => Boolean(data?.consent) },
    fields: [
      submittedField('sourceName', 'Referred by, or written to'),
      submittedField('consent', 'How consent was given'),
      dayField({ name: 'consentAt', label: 'Consent given on', admin: { readOnly: true } }),
    ],
  },
];

/** Adds notes that say who moved an applicant to another job, or gave them to another owner. */
const noteChanges: CollectionAfterChangeHook<Application> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const [from, to] = [previousDoc, doc].map(({ jobTitle }) => jobTitle || 'General application');
  if (idOf(doc.job) !== idOf(previousDoc.job))
    await addChangeNote(req, 'application-notes', doc.id, `Job: ${from} → ${to}`);
  await noteOwner(req, 'application-notes', previousDoc, doc);
};

/** Applications, created by the site, and by the endpoint for people whom recruiters add by hand. */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['firstName', 'lastName', 'jobTitle', 'stage', 'rating', 'owner', 'createdAt'],
    listSearchableFields: searchedFields,
    description: 'Applications for jobs and general ones, newest first.',
    meta: { title: 'Applicants' },
    components: {
      beforeListTable: ['/admin/recruiting/applications/list-actions#ListActions'],
      views: {
        edit: { root: { Component: '/admin/recruiting/applications/profile/view#ProfileView' } },
      },
    },
  },
  access: { create: nobody, read: recruiters, update: recruiters, delete: administrators },
  hooks: {
    beforeChange: [dateStage],
    afterChange: [recordStageChange, noteChanges],
    beforeDelete: [erasedOnly],
  },
  custom: {
    beforeErase: [unmarkDuplicates],
    sortable: [
      ...[
        'createdAt',
        'stageChangedAt',
        'firstName',
        'lastName',
        'email',
        'reference',
        'jobTitle',
        'job',
        'stage',
      ],
      ...['owner', 'rating'],
    ],
  },
  endpoints: [...applicationEndpoints, ...replyEndpoints(applicants), ...eraseEndpoints('applications')],
  // For the orders of the list; the board's indexes are in a migration of their own (decision 0035).
  indexes: ['stage', 'job', 'jobTitle', 'firstName', 'lastName', 'rating', 'owner'].map((field) => ({
    fields: [field, 'createdAt'],
  })),
  fields: [
    ...applicantFields,
    resume,
    {
      // For queries; the timeline shows them.
      name: 'notes',
      type: 'join',
      collection: 'application-notes',
      on: 'about',
      defaultSort: '-createdAt',
      admin: { hidden: true, disableListColumn: true },
    },
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [...stages],
      admin: {
        position: 'sidebar',
        description:
          'The applicant’s page has its own wording; the download of their data states the stage itself.',
      },
    },
    { name: 'stageChangedAt', type: 'date', index: true, admin: { hidden: true } },
    // Whether an email left with the newest change of the stage.
    { name: 'stageMailed', type: 'checkbox', admin: { hidden: true } },
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
    tagsField,
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
    flag('resumeMissing', 'Résumé missing'),
    flag('possibleDuplicate', 'Possible duplicate'),
    ...holdFields('The applicant sees that the application is on hold, not why.'),
    ...submissionFields,
  ],
};
