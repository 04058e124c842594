import type { CollectionSlug } from 'payload';

export interface RetentionKind {
  /** Name of its period in the settings, and `kind` of its receipts. */
  name: 'applications' | 'hired' | 'messages' | 'spam' | 'mails' | 'deliveries' | 'audit';
  /** As staff read it. */
  label: string;
  /** From when its period counts, as staff read it. */
  counted: string;
  collection: CollectionSlug;
  unit: 'days' | 'months';
}

/** What the daily job deletes, in the order in which it does so: records of people before those about them. */
export const retentionKinds: readonly RetentionKind[] = [
  {
    name: 'applications',
    label: 'Applications',
    counted: 'since the role closed; without a role, since they arrived',
    collection: 'applications',
    unit: 'months',
  },
  {
    name: 'hired',
    label: 'Applications of people who were hired',
    counted: 'since the role closed; without a role, since they arrived',
    collection: 'applications',
    unit: 'months',
  },
  {
    name: 'messages',
    label: 'Messages',
    counted: 'since they arrived',
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
    label: 'Record of sent mail',
    counted: 'since they were written',
    collection: 'mails',
    unit: 'days',
  },
  {
    name: 'deliveries',
    label: 'Record of webhook deliveries',
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
