import type { Block } from 'payload';

export const logos: Block = {
  slug: 'logos',
  interfaceName: 'LogosBlock',
  labels: { singular: 'Client logos', plural: 'Client logos' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'companies',
      type: 'relationship',
      relationTo: 'companies',
      hasMany: true,
      maxRows: 40,
      admin: { description: 'In this order. Leave empty for all of them.' },
    },
  ],
};
