import type { CheckboxField } from 'payload';

/** Marks what came with the sample company, so that the owner finds and replaces it. */
export const sampleField: CheckboxField = {
  name: 'sample',
  type: 'checkbox',
  label: 'Sample content',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Invented for the demonstration. Replace it, or untick this once it is yours.',
  },
};
