import type { Block } from 'payload';
import { richTextField } from '../fields/rich-text.ts';
import { sectionHeading } from './section-heading.ts';

export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    ...sectionHeading,
    {
      name: 'questions',
      type: 'array',
      labels: { singular: 'Question', plural: 'Questions' },
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        richTextField('answer', 'Answer'),
      ],
    },
  ],
};
