import type { Field } from 'payload';

/** The button that sends again what failed. */
export const sendAgainField: Field = {
  name: 'again',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (data) => data?.state === 'failed',
    components: { Field: '/admin/sendings/send-again#SendAgain' },
  },
};

/** What became of something that the queue sends: a mail, or a call of the customer system. */
export const sendingFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'waiting',
    index: true,
    options: [
      { value: 'waiting', label: 'Waiting' },
      { value: 'sent', label: 'Sent' },
      { value: 'failed', label: 'Failed' },
    ],
  },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  { name: 'lastError', type: 'text' },
  { name: 'sentAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
];
