import type { BlocksField } from 'payload';
import { callToAction } from './call-to-action.ts';
import { cards } from './cards.ts';
import { groups } from './groups.ts';
import { text } from './text.ts';

/** The parts that an editor composes a page from, in the order they stand. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  labels: { singular: 'Section', plural: 'Sections' },
  blocks: [text, cards, groups, callToAction],
  maxRows: 20,
};
