import type { GlobalConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { periodField } from '../fields/period.ts';
import { previewEndpoint, runEndpoint } from '../retention/endpoints.ts';

/** How long each kind of record is kept; the daily job deletes what is older. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    description:
      'How long records of people are kept. Once a day what is older is deleted, unless a legal hold is set on it. Messages and applications are kept as long as the notice beside their form promised; change that under Forms.',
  },
  access: { read: administrators, update: administrators },
  endpoints: [previewEndpoint, runEndpoint],
  fields: [
    {
      type: 'row',
      fields: [
        periodField('spam', 'Messages marked as spam', 'days', 30),
        periodField('audit', 'Audit trail', 'months', 24),
      ],
    },
    {
      type: 'row',
      fields: [
        periodField('mails', 'Record of sent mail', 'days', 90),
        periodField('deliveries', 'Record of webhook deliveries', 'days', 90),
      ],
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/retention/preview#RetentionPreview' } },
    },
  ],
};
