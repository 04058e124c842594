import type { Block } from 'payload';
import { sectionHeading } from './section-heading.ts';

export const jobsBlock: Block = {
  slug: 'jobs',
  interfaceName: 'JobsBlock',
  labels: { singular: 'Open roles', plural: 'Open roles' },
  fields: [
    ...sectionHeading,
    {
      type: 'row',
      fields: [
        {
          name: 'department',
          type: 'text',
          maxLength: 60,
          admin: { description: 'As written in the jobs. Leave empty for all departments.' },
        },
        {
          name: 'count',
          label: 'How many at most',
          type: 'number',
          required: true,
          defaultValue: 5,
          min: 1,
          max: 20,
          admin: { description: 'The newest open ones are shown.' },
        },
      ],
    },
  ],
};
