import type { Field } from 'payload';
import { published } from './published.ts';

function position(name: 'desktop' | 'mobile', label: string): Field {
  const percent = { type: 'number', required: true, min: 0, max: 100 } as const;
  return {
    name,
    type: 'group',
    label,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'top', label: 'From the top, %', ...percent },
          { name: 'left', label: 'From the left, %', ...percent },
        ],
      },
    ],
  };
}

export const offices = published(
  {
    slug: 'offices',
    labels: { singular: 'Office', plural: 'Offices' },
    orderable: true,
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'country', '_status'],
      description: 'The pins of the world map and the addresses beside it.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'label',
        type: 'text',
        required: true,
        maxLength: 40,
        admin: { description: 'Short: the town or state.' },
      },
      { name: 'address', type: 'textarea', required: true, maxLength: 300 },
      {
        name: 'country',
        type: 'text',
        required: true,
        validate: (value: string | null | undefined) =>
          (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) ||
          'Two capital letters, for example IN, US or GB.',
      },
      { name: 'phone', type: 'text', required: true, maxLength: 40 },
      { name: 'email', type: 'email', required: true },
      position('desktop', 'Pin on the large map'),
      position('mobile', 'Pin on the map of small screens (768 px and less)'),
    ],
  },
  { keyFrom: 'label' },
);
