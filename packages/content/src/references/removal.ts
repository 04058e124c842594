import { topicPaths } from '@riverfront/contract';
import { type CollectionSlug, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { addressOf } from '../paths/address-of.ts';
import { type Use, usesOf } from './used-on.ts';

/** What visitors lose when documents are unpublished or deleted. */
export interface Removal {
  /** Addresses that answer 404 afterwards. */
  missing: string[];
  /** Addresses that lead to the home page afterwards, as every path does that the site does not know. */
  leadingHome: string[];
  /** Where published content shows or links to them. */
  uses: Use[];
  /** Whether there are more uses than are named. */
  more: boolean;
}

/** `GET /api/<collection>/removal?ids=1,2`, for those who may change the collection. */
export function removalEndpoint(collection: string): Endpoint {
  return {
    path: '/removal',
    method: 'get',
    async handler(req) {
      const { config } = req.payload.collections[collection as CollectionSlug];
      if (!req.user || !(await config.access.update({ req }))) throw new Forbidden(req.t);
      const ids = (req.searchParams.get('ids') ?? '').split(',').map(Number).filter(Number.isSafeInteger);
      const removal = await findRemoval(req, collection, ids.slice(0, most));
      return Response.json(removal, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

/** Documents that one question is about, at most: as many as a list shows. */
const most = 100;

async function findRemoval(req: PayloadRequest, collection: string, ids: number[]): Promise<Removal> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: ids }, _status: { equals: 'published' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const published = (docs as { id: number; path?: unknown; key?: unknown }[]).map((doc) => ({
    collection,
    id: doc.id,
    address: addressOf(collection, doc),
  }));
  const { uses, more } = published.length > 0 ? await usesOf(req, published) : { uses: [], more: false };
  const addresses = published.flatMap(({ address }) => address ?? []);
  const leadsHome = (address: string) =>
    collection === 'pages' && !topicPaths.some((path) => path === address);
  return {
    missing: addresses.filter((address) => !leadsHome(address)),
    leadingHome: addresses.filter(leadsHome),
    uses: uses.filter(({ state }) => state === 'published'),
    more,
  };
}
