import type { Field } from 'payload';
import { instant } from '../../fields/instant.ts';
import { panel, toOptions } from '../../fields/layout.ts';

/** Button of the staff side that retries a failed delivery. */
export const retryField = panel('again', '/admin/queue/deliveries#RetryDelivery', {
  position: 'sidebar',
  disableListColumn: true,
  condition: (data) => data?.state === 'failed',
});

/** State of an outgoing delivery: an email, or a webhook call. */
export const deliveryFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'waiting',
    index: true,
    options: toOptions({ waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }),
  },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  { name: 'lastError', type: 'text' },
  { name: 'sentAt', type: 'date', admin: instant },
];
