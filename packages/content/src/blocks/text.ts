import type { Block } from 'payload';
import { richTextField } from '../fields/rich-text.ts';

export const text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [{ name: 'title', type: 'text', maxLength: 120 }, richTextField('body', 'Text')],
};
