import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { besideCards, toService, toSolution } from '../content/cards.ts';
import { listPublished } from '../content/list.ts';
import { richTextHtml } from '../content/rich-text.ts';
import { toSharing } from '../content/sharing.ts';
import { findByKey } from './find-by-key.ts';
import type { Handler } from './handler.ts';

export const services: Handler<'services'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'services', {
    ...query,
    without: besideCards.services,
  });
  return { success: true, services: docs.map(toService), pagination };
};

export const solutions: Handler<'solutions'> = async (payload, { query }) => {
  const { docs, pagination } = await listPublished(payload, 'solutions', {
    ...query,
    without: besideCards.solutions,
  });
  return { success: true, solutions: docs.map(toSolution), pagination };
};

export const serviceDetails: Handler<'serviceDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'services', params.id, 'service');
  const related = await neighbours(payload, 'services', params.id);
  return {
    success: true,
    service: { ...toService(doc), ...full(doc), related: related.map(toService) },
  };
};

export const solutionDetails: Handler<'solutionDetails'> = async (payload, { params }) => {
  const doc = await findByKey(payload, 'solutions', params.id, 'solution');
  const related = await neighbours(payload, 'solutions', params.id);
  return {
    success: true,
    solution: { ...toSolution(doc), ...full(doc), related: related.map(toSolution) },
  };
};

function full(doc: DataFromCollectionSlug<'services' | 'solutions'>) {
  return {
    description: richTextHtml(doc.description),
    updatedAt: doc.updatedAt,
    sharing: toSharing(doc.meta),
  };
}

/** The three that follow in the order of the list, from its start again after its end. */
async function neighbours<S extends CollectionSlug & ('services' | 'solutions')>(
  payload: Payload,
  collection: S,
  key: string,
): Promise<DataFromCollectionSlug<S>[]> {
  const { docs } = await listPublished(payload, collection, {
    page: 1,
    limit: 100,
    without: besideCards[collection],
  });
  const at = docs.findIndex((doc) => doc.key === key);
  return [...docs.slice(at + 1), ...docs.slice(0, Math.max(at, 0))].slice(0, 3);
}
