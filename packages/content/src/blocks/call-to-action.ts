import { sitePath } from '@riverfront/contract';
import type { Block } from 'payload';

export const callToAction: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'text', type: 'textarea', required: true, maxLength: 400 },
    {
      type: 'row',
      fields: [
        { name: 'buttonLabel', type: 'text', required: true, maxLength: 40 },
        {
          name: 'link',
          type: 'text',
          custom: { isLink: true },
          required: true,
          maxLength: 300,
          validate: (value: string | null | undefined) =>
            sitePath.test(value ?? '') ||
            /^#[\w-]+$/.test(value ?? '') ||
            'Write a path of this site that starts with /',
        },
      ],
    },
  ],
};
