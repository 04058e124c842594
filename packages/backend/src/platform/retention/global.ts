import type { GlobalConfig } from 'payload';
import { administrators } from '../../access/administrators.ts';
import { previewEndpoint, runEndpoint } from './endpoints.ts';
import { periodField } from './periods.ts';

/** Retention periods; the daily task deletes what is older. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    description:
      'How long personal data is kept. A daily task deletes what is older, unless it is on legal hold. Messages and applications are kept as long as the notice beside their form promises; change that under Forms.',
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
        periodField('mails', 'Records of sent emails', 'days', 90),
        periodField('deliveries', 'Records of webhook deliveries', 'days', 90),
      ],
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/platform/retention/preview#RetentionPreview' } },
    },
  ],
};
