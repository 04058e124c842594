import { html, key, ok, picture, sharing, texts } from './common.ts';
import { person } from './items.ts';
import { z } from './zod.ts';

const caseFigure = z.object({
  ...texts('value', 'label'),
  before: z.string().describe('The same before the work; may be empty'),
  basis: z.string().describe('Who counted what, over which time'),
});

export const caseStudy = z
  .object({
    _id: key,
    ...texts('title', 'subtitle'),
    picture,
    client: z.string().describe('Its name with its permission, otherwise what kind of firm it is'),
    isNamed: z.boolean(),
    ...texts('industry', 'region'),
    products: z.array(z.string()),
    figure: caseFigure.nullable(),
    publishedOn: z.iso.date(),
  })
  .meta({ id: 'CaseStudy' });
export type CaseStudy = z.infer<typeof caseStudy>;

const caseDetail = caseStudy
  .extend({
    figures: z.array(caseFigure),
    challenge: html,
    approach: html,
    outcome: html,
    wentWrong: html,
    quote: z.object(texts('text', 'speaker')).nullable(),
    contact: person.nullable(),
    updatedAt: z.iso.datetime(),
    sharing,
    related: z.array(caseStudy),
  })
  .meta({ id: 'CaseStudyDetail' });
export type CaseStudyDetail = z.infer<typeof caseDetail>;

/** What case studies are filtered by. */
export const caseFilters = ['industry', 'product', 'region'] as const;
export type CaseFilter = (typeof caseFilters)[number];

const chosen = z.string().max(60, 'A filter has at most 60 characters.').default('');
const choices = z
  .array(z.object({ value: z.string(), total: z.number().int().min(1) }))
  .describe('What leads to at least one case study beside the other filters');

export const cases = {
  summary: 'Case studies, filtered',
  query: z.object({ industry: chosen, product: chosen, region: chosen }),
  response: ok({
    cases: z.array(caseStudy),
    filters: z.object({ industry: choices, product: choices, region: choices }),
  }),
};

export const caseDetails = {
  summary: 'One case study',
  params: z.object({ id: key }),
  response: ok({ case: caseDetail }),
};
