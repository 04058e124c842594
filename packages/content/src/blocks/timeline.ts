import type { Block } from 'payload';

export const timeline: Block = {
  slug: 'timeline',
  interfaceName: 'TimelineBlock',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'entries',
      type: 'array',
      label: 'Periods',
      labels: { singular: 'Period', plural: 'Periods' },
      maxRows: 20,
      admin: { description: 'Leave empty for the periods of the About page.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'period', type: 'text', label: 'Years or phase', required: true, maxLength: 30 },
            { name: 'title', type: 'text', required: true, maxLength: 80 },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 600 },
      ],
    },
  ],
};
