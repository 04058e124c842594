import type { Field } from 'payload';

/** What may stand above the content of a section. */
export const sectionHeading: Field[] = [
  { name: 'tag', type: 'text', label: 'Tag line', maxLength: 60 },
  { name: 'title', type: 'text', maxLength: 120 },
  { name: 'text', type: 'textarea', maxLength: 800 },
];
