import type { Field } from 'payload';

/** Button of the staff side that retries a failed delivery. */
export const retryField: Field = {
  name: 'again',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: (data) => data?.state === 'failed',
    components: { Field: '/admin/platform/deliveries/retry-delivery#RetryDelivery' },
  },
};

/** State of an outgoing delivery: an email, or a webhook call. */
export const deliveryFields: Field[] = [
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
