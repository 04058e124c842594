import type { Field, TextField } from 'payload';

/** A fact that a visitor gave: staff read it and cannot change it. */
export function given(name: string, label: string): TextField {
  return { name, label, type: 'text', admin: { readOnly: true } };
}

/** What every record of a visitor carries beside the facts: number, consent, and the key against repetition. */
export const receivedFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: { readOnly: true, position: 'sidebar', description: 'The number that the sender was told.' },
  },
  {
    name: 'noticeVersion',
    label: 'Wording of the privacy notice',
    type: 'number',
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'Which version stood beside the form; its time is the time of the record.',
    },
  },
  {
    name: 'retentionMonths',
    label: 'Promised period, months',
    type: 'number',
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'How long the notice beside the form said that the record is kept.',
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
