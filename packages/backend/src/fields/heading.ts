import type { Field } from 'payload';
import { lineField } from './text.ts';

/** Tag line, title and subtitle of a section. */
export const headingFields: Field[] = [
  lineField('tag', 60, 'The small line above the title. Leave empty for none.', {
    label: 'Tag line',
    required: false,
  }),
  { name: 'title', type: 'text', required: true, maxLength: 120 },
  { name: 'subtitle', type: 'textarea', maxLength: 400 },
];
