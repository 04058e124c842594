import type * as content from '@riverfront/backend/payload-types';
import { type CaseFilter, type CaseStudy, caseFilters } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { notOnCards, toCase, toFigure, toPerson } from '../mapping/cards.ts';
import { toSharing } from '../mapping/picture.ts';
import { richTextHtml } from '../mapping/rich-text.ts';
import { findByKey, listPublished } from '../read-published.ts';

/** The values of a case study that a filter compares. */
const valuesOf: Record<CaseFilter, (one: CaseStudy) => string[]> = {
  industry: ({ industry }) => [industry],
  product: ({ products }) => products,
  region: ({ region }) => [region],
};

export const cases: Handler<'cases'> = async (payload, { query }) => {
  const all = await listCases(payload);
  const matches = (one: CaseStudy, except?: CaseFilter) =>
    caseFilters.every((name) => name === except || !query[name] || valuesOf[name](one).includes(query[name]));
  const count = (name: CaseFilter) => {
    const values = all.filter((one) => matches(one, name)).flatMap(valuesOf[name]);
    return [...Map.groupBy(values, (value) => value)]
      .map(([value, { length: total }]) => ({ value, total }))
      .sort((a, b) => a.value.localeCompare(b.value, 'en'));
  };
  return {
    success: true,
    cases: all.filter((one) => matches(one)),
    filters: { industry: count('industry'), product: count('product'), region: count('region') },
  };
};

export const caseDetails: Handler<'caseDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'cases', params.id, 'case study');
  const shown = toCase(doc);
  const others = (await listCases(payload)).filter(({ _id }) => _id !== shown._id);
  const related = [
    ...others.filter(({ industry }) => industry === shown.industry),
    ...others.filter(({ industry }) => industry !== shown.industry),
  ];
  const { quote, updatedAt, meta } = doc;
  return {
    success: true,
    case: {
      ...shown,
      figures: doc.figures.map(toFigure),
      challenge: richTextHtml(doc.challenge),
      approach: richTextHtml(doc.approach),
      outcome: richTextHtml(doc.outcome),
      wentWrong: richTextHtml(doc.wentWrong),
      quote: quote?.text ? { text: quote.text, speaker: quote.speaker ?? '' } : null,
      contact: toPerson(doc.contact),
      updatedAt,
      sharing: toSharing(meta),
      related: related.slice(0, 3),
    },
  };
};

/** Lists the published case studies in the order of staff, up to 100. */
async function listCases(payload: Payload): Promise<CaseStudy[]> {
  const options = { page: 1, limit: 100, without: notOnCards.cases };
  const { docs } = await listPublished(payload, 'cases', options);
  return docs.map((doc: content.Case) => toCase(doc));
}
