import type { CollectionConfig } from 'payload';
import { administrators, nobody } from '../../accounts/rules.ts';
import type { Transaction } from '../../database/transaction.ts';
import { instant } from '../../fields/instant.ts';

/** Receipts of what the daily task, an applicant or an administrator deleted: proof without personal data. */
export const retentionReceipts: CollectionConfig = {
  slug: 'retention-receipts',
  labels: { singular: 'Deletion receipt', plural: 'Deletion receipts' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'kind', 'deleted', 'held', 'before'],
    description: 'What the daily task, applicants and administrators deleted, and what a legal hold kept.',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'kind', type: 'text', required: true, index: true },
    { name: 'summary', type: 'text', required: true },
    { name: 'deleted', type: 'number', required: true },
    { name: 'held', label: 'On legal hold', type: 'number', required: true, defaultValue: 0 },
    { name: 'before', label: 'Older than', type: 'date', required: true, admin: instant },
    {
      name: 'references',
      type: 'text',
      hasMany: true,
      admin: { description: 'References of the deleted records.' },
    },
  ],
};

export interface Receipt {
  /** A collection, or a kind of the retention settings. */
  kind: string;
  summary: string;
  deleted: number;
  /** Records that were due as well but are on legal hold. */
  held: number;
  /** Records older than this were due. */
  before: Date;
  references: string[];
}

/** Stores a receipt in the transaction of the deletion. */
export async function writeReceipt({ payload, req }: Transaction, receipt: Receipt): Promise<void> {
  await payload.create({
    collection: 'retention-receipts',
    data: { ...receipt, before: receipt.before.toISOString() },
    depth: 0,
    req,
  });
}
