import type { BlocksField } from 'payload';
import { articles, counters, gallery, hero, jobsBlock, logos, map, stories, timeline } from './listings.ts';
import { callToAction, cards, groups, questions, text } from './texts.ts';

/** The sections below the hero of a fixed screen, in their order. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  labels: { singular: 'Section', plural: 'Sections' },
  blocks: [text, cards, groups, callToAction],
  maxRows: 20,
};

const companyBlocks = [counters, logos, stories, timeline, gallery, map];

/** The sections of a page that staff compose. */
export const pageSectionsField: BlocksField = {
  ...sectionsField,
  blocks: [hero, text, cards, groups, ...companyBlocks, callToAction, questions, jobsBlock, articles],
};
