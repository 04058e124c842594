import type { Block } from 'payload';

export const counters: Block = {
  slug: 'counters',
  interfaceName: 'CountersBlock',
  labels: { singular: 'Counters', plural: 'Counters' },
  fields: [
    { name: 'title', type: 'text', maxLength: 120 },
    {
      name: 'counters',
      type: 'array',
      labels: { singular: 'Counter', plural: 'Counters' },
      required: true,
      minRows: 1,
      maxRows: 6,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'figure',
              type: 'text',
              label: 'Number',
              required: true,
              maxLength: 20,
              validate: (value: string | null | undefined) =>
                /\d/.test(value ?? '') || 'Write a number, for example 13+ or 98%.',
              admin: { description: 'The digits count up; what stands around them stays.' },
            },
            { name: 'text', type: 'text', label: 'What it counts', required: true, maxLength: 60 },
          ],
        },
      ],
    },
  ],
};
