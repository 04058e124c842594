import type { CheckboxField } from 'payload';

/** Marks content of the sample company, so that the owner can find and replace it. */
export const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  label: 'Sample content',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Invented for the demonstration. The mark goes when you change the content or untick it.',
  },
};
