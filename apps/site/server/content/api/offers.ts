import { offerFacts } from '@riverfront/contract';
import type { DataFromCollectionSlug, Payload } from 'payload';
import type { Handler } from '../../api/handler.ts';
import { notOnCards, toService, toSolution } from '../mapping/cards.ts';
import { toSharing } from '../mapping/picture.ts';
import { richTextHtml } from '../mapping/rich-text.ts';
import { findByKey, listPublished } from '../read-published.ts';

type Offers = 'services' | 'solutions';

export const services: Handler<'services'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'services', {
    ...query,
    without: notOnCards.services,
  });
  return { success: true, services: docs.map(toService), pagination };
};

export const solutions: Handler<'solutions'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'solutions', {
    ...query,
    without: notOnCards.solutions,
  });
  return { success: true, solutions: docs.map(toSolution), pagination };
};

export const serviceDetails: Handler<'serviceDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'services', params.id, 'service');
  const related = await listNext(payload, 'services', params.id);
  return {
    success: true,
    service: { ...toService(doc), ...toDetails(doc), related: related.map(toService) },
  };
};

export const solutionDetails: Handler<'solutionDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'solutions', params.id, 'solution');
  const related = await listNext(payload, 'solutions', params.id);
  return {
    success: true,
    solution: { ...toSolution(doc), ...toDetails(doc), related: related.map(toSolution) },
  };
};

function toDetails({ description, updatedAt, meta, facts }: DataFromCollectionSlug<Offers>) {
  return {
    description: richTextHtml(description),
    updatedAt,
    sharing: toSharing(meta),
    facts: Object.entries(offerFacts).flatMap(([name, label]) => {
      const value = facts?.[name as keyof typeof offerFacts];
      return value ? [{ label, value }] : [];
    }),
  };
}

/** Lists the three that follow a key in the list, continuing at its start. */
async function listNext<S extends Offers>(
  payload: Payload,
  collection: S,
  key: string,
): Promise<DataFromCollectionSlug<S>[]> {
  const options = { page: 1, limit: 100, without: notOnCards[collection] };
  const { docs } = await listPublished(payload, collection, options);
  const at = docs.findIndex((doc) => doc.key === key);
  return [...docs.slice(at + 1), ...docs.slice(0, Math.max(at, 0))].slice(0, 3);
}
