import type { Field } from 'payload';

/** Tag line, title and subtitle of a section. */
export const headingFields: Field[] = [
  {
    name: 'tag',
    type: 'text',
    label: 'Tag line',
    maxLength: 60,
    admin: { description: 'The small line above the title. Leave empty for none.' },
  },
  { name: 'title', type: 'text', required: true, maxLength: 120 },
  { name: 'subtitle', type: 'textarea', maxLength: 400 },
];
