import type { BlocksField } from 'payload';
import { articles } from './articles.ts';
import { callToAction } from './call-to-action.ts';
import { cards } from './cards.ts';
import { counters } from './counters.ts';
import { gallery } from './gallery.ts';
import { groups } from './groups.ts';
import { hero } from './hero.ts';
import { jobsBlock } from './jobs.ts';
import { logos } from './logos.ts';
import { map } from './map.ts';
import { questions } from './questions.ts';
import { stories } from './stories.ts';
import { text } from './text.ts';
import { timeline } from './timeline.ts';

/** The parts that may follow the hero of a screen, in the order they stand. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  labels: { singular: 'Section', plural: 'Sections' },
  blocks: [text, cards, groups, callToAction],
  maxRows: 20,
};

/** The parts that a page may be composed of from top to bottom. */
export const pageSectionsField: BlocksField = {
  ...sectionsField,
  blocks: [
    hero,
    text,
    cards,
    groups,
    counters,
    logos,
    stories,
    timeline,
    gallery,
    map,
    callToAction,
    questions,
    jobsBlock,
    articles,
  ],
};
