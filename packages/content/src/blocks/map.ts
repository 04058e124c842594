import type { Block } from 'payload';
import { sectionHeading } from './section-heading.ts';

export const map: Block = {
  slug: 'map',
  interfaceName: 'MapBlock',
  labels: { singular: 'Map of the offices', plural: 'Maps of the offices' },
  fields: [...sectionHeading],
};
