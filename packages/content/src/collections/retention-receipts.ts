import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';

/** What the daily job, an applicant or an administrator erased. Proof without personal data. */
export const retentionReceipts: CollectionConfig = {
  slug: 'retention-receipts',
  labels: { singular: 'Deletion receipt', plural: 'Deletion receipts' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'kind', 'deleted', 'held', 'before'],
    description: 'What the daily job, applicants and administrators erased, and what a legal hold kept.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'summary', type: 'text', required: true },
    { name: 'deleted', type: 'number', required: true },
    { name: 'held', label: 'Kept by a legal hold', type: 'number', required: true, defaultValue: 0 },
    { name: 'before', label: 'Older than', type: 'date', required: true },
    {
      name: 'references',
      type: 'text',
      hasMany: true,
      admin: { description: 'Numbers of the deleted records.' },
    },
  ],
};
