import type { CollectionSlug } from 'payload';
import type { RetentionPromise } from './promise.ts';

export interface RetentionKind {
  /** `kind` of its receipts, and name of its period in the settings unless a form promises it. */
  name: RetentionPromise | 'spam' | 'mails' | 'deliveries' | 'audit';
  label: string;
  /** When its period begins, for staff. */
  counted: string;
  collection: CollectionSlug;
  unit: 'days' | 'months';
}

/** What the daily task deletes, in this order: records of people before what is about them. */
export const retentionKinds: readonly RetentionKind[] = [
  {
    name: 'applications',
    label: 'Applications',
    counted:
      'since the decision; without one, since the role closed or, without a role, since they arrived; earlier ones as they were promised; those in the talent pool at its end instead',
    collection: 'applications',
    unit: 'months',
  },
  {
    name: 'messages',
    label: 'Messages',
    counted: 'since the last contact; earlier ones as they were promised',
    collection: 'messages',
    unit: 'months',
  },
  {
    name: 'spam',
    label: 'Messages marked as spam',
    counted: 'since they were last changed',
    collection: 'messages',
    unit: 'days',
  },
  {
    name: 'mails',
    label: 'Records of sent emails',
    counted: 'since they were written',
    collection: 'mails',
    unit: 'days',
  },
  {
    name: 'deliveries',
    label: 'Records of webhook deliveries',
    counted: 'since they were written',
    collection: 'deliveries',
    unit: 'days',
  },
  {
    name: 'audit',
    label: 'Audit trail',
    counted: 'since the entry was written',
    collection: 'audit-events',
    unit: 'months',
  },
];
