import { topicPaths } from '@riverfront/contract';
import { type CollectionSlug, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { roles } from '../../accounts/roles.ts';
import { toAddress } from '../paths/addresses.ts';
import { canUpdate } from '../records.ts';
import { findBacklinks } from './backlinks.ts';

/** What visitors lose when documents are unpublished or deleted. */
export type Removal = Awaited<ReturnType<typeof findRemoval>>;

/** Maximum number of documents per request: as many as a list shows. */
const limit = 100;

/** Creates `GET /api/<collection>/removal?ids=1,2` for those who may update the collection. */
export function removalEndpoint(collection: string): Endpoint {
  return endpoint({
    method: 'get',
    path: '/removal',
    roles,
    async handler(req) {
      if (!(await canUpdate(req, collection))) throw new Forbidden(req.t);
      const ids = (req.searchParams.get('ids') ?? '').split(',').map(Number).filter(Number.isSafeInteger);
      return findRemoval(req, collection, ids.slice(0, limit));
    },
  });
}

async function findRemoval(req: PayloadRequest, collection: string, ids: number[]) {
  const found = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: ids }, _status: { equals: 'published' } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const docs = found.docs as { id: number; path?: unknown; key?: unknown }[];
  const { backlinks, more } = await findBacklinks(req, collection, docs);
  const addresses = docs.flatMap((doc) => toAddress(collection, doc) ?? []);
  const leadsHome = (address: string) =>
    collection === 'pages' && !topicPaths.some((path) => path === address);
  return {
    // Will answer 404.
    missing: addresses.filter((address) => !leadsHome(address)),
    // Will redirect to the home page, as every path unknown to the site does.
    leadingHome: addresses.filter(leadsHome),
    backlinks: backlinks.filter(({ state }) => state === 'published'),
    more,
  };
}
