import type { GlobalConfig } from 'payload';
import { administrators } from '../../access/administrators.ts';
import { panel, row } from '../../fields/layout.ts';
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
    row(
      periodField('spam', 'Messages marked as spam', 'days', 30),
      periodField('audit', 'Audit trail', 'months', 24),
    ),
    row(
      periodField('mails', 'Records of sent emails', 'days', 90),
      periodField('deliveries', 'Records of webhook deliveries', 'days', 90),
    ),
    panel('preview', '/admin/platform/retention/preview#RetentionPreview'),
  ],
};
