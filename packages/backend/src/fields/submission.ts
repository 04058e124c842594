import type { Field, TextField } from 'payload';

/** Creates a field with a visitor's answer, which staff cannot change. */
export function submittedField(name: string, label: string): TextField {
  return { name, label, type: 'text', admin: { readOnly: true } };
}

/** Fields of every submission beside its answers: reference, consent and the key for deduplication. */
export const submissionFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: { readOnly: true, position: 'sidebar', description: 'The sender knows this reference.' },
  },
  {
    name: 'noticeVersion',
    label: 'Version of the privacy notice',
    type: 'number',
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'The version that was shown beside the form when it was sent.',
    },
  },
  {
    name: 'retentionMonths',
    label: 'Promised period, months',
    type: 'number',
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'How long the notice beside the form promised to keep the record.',
    },
  },
  {
    name: 'submissionKey',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: { hidden: true },
  },
];
