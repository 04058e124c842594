import type { GlobalConfig, NumberField, NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { administrators } from '../access/administrators.ts';
import { previewEndpoint, runEndpoint } from '../retention/endpoints.ts';

const whole: NumberFieldSingleValidation = (value, options) => {
  if (typeof value === 'number' && !Number.isInteger(value)) return 'Give a whole number.';
  return number(value, options);
};

function period(name: string, label: string, unit: 'days' | 'months', defaultValue: number): NumberField {
  return {
    name,
    label: `${label}, ${unit}`,
    type: 'number',
    required: true,
    min: 1,
    max: unit === 'days' ? 3_650 : 120,
    defaultValue,
    validate: whole,
  };
}

/** How long each kind of record is kept; the daily job deletes what is older. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    group: 'Administration',
    description:
      'How long records of people are kept. Once a day what is older is deleted, unless a legal hold is set on it. The periods are those of the sample privacy policy: have them checked, and change both together.',
  },
  access: { read: administrators, update: administrators },
  endpoints: [previewEndpoint, runEndpoint],
  fields: [
    {
      type: 'row',
      fields: [
        period('messages', 'Messages', 'months', 24),
        period('spam', 'Messages marked as spam', 'days', 30),
      ],
    },
    {
      type: 'row',
      fields: [
        period('applications', 'Applications', 'months', 12),
        period('hired', 'Applications of people who were hired', 'months', 12),
      ],
    },
    {
      type: 'row',
      fields: [
        period('mails', 'Record of sent mail', 'days', 90),
        period('deliveries', 'Record of webhook deliveries', 'days', 90),
        period('audit', 'Audit trail', 'months', 24),
      ],
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/admin/retention/preview#RetentionPreview' } },
    },
  ],
};
