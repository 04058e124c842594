import type { Field } from 'payload';
import { editorsAndRecruiters } from '../access/editors-and-recruiters.ts';
import { richTextField } from '../fields/rich-text.ts';
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

export const jobs = published(
  {
    slug: 'jobs',
    labels: { singular: 'Job', plural: 'Jobs' },
    defaultSort: '-postedOn',
    admin: {
      group: 'Careers',
      useAsTitle: 'title',
      defaultColumns: ['title', 'department', 'location', 'availability', '_status'],
      description: 'Open roles on the Careers page. A closed job disappears from the site.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, minLength: 3, maxLength: 90 },
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
      richTextField('description', 'Description'),
      lines('requirements', 'Requirements'),
      lines('responsibilities', 'Responsibilities'),
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
        admin: { position: 'sidebar' },
      },
      {
        name: 'postedOn',
        type: 'date',
        required: true,
        index: true,
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
        admin: {
          position: 'sidebar',
          description: 'The last day to apply. Leave empty when there is none.',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
        },
      },
    ],
  },
  { keyFrom: 'title', keepers: editorsAndRecruiters },
);
