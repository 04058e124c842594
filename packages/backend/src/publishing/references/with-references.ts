import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { topicPaths } from '@riverfront/contract';
import { type CollectionSlug, type Endpoint, Forbidden, type Payload, type PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { roles } from '../../accounts/roles.ts';
import type { Contribution } from '../../contributions.ts';
import { canUpdate, findAll } from '../../database/records.ts';
import { toAddress } from '../paths/addresses.ts';
import { type DerivedIndex, ensureIndex } from '../rebuild-index.ts';
import { findBacklinks } from './backlinks.ts';
import { indexGlobalReferences, indexReferences, isIndexed } from './reference-index.ts';

/** Adds the endpoint that tells what unpublishing would break. */
export const references: Contribution = {
  collection: ({ slug, versions }) => (versions ? { endpoints: [removalEndpoint(slug)] } : {}),
};

/** Indexes the references of all content where that was never done, or by an older version of the code. */
export async function ensureReferences(payload: Payload): Promise<void> {
  const globals = payload.config.globals.filter(isIndexed);
  const index: DerivedIndex = {
    table: 'document_references',
    stateTable: 'document_references_state',
    version: 4,
    collections: payload.config.collections.filter(isIndexed).map(({ slug }) => slug as CollectionSlug),
    async indexDocuments(req, slug, ids) {
      await indexReferences(req, payload.collections[slug].config, ids);
      return ids.length;
    },
    async indexSingles(req) {
      for (const global of globals) await indexGlobalReferences(req, global);
      return globals.length;
    },
  };
  await ensureIndex(payload, index);
}

/** What visitors lose when documents are unpublished or deleted. */
export type Removal = Awaited<ReturnType<typeof findRemoval>>;

/** Maximum number of documents per request: as many as a list shows. */
const limit = 100;

/** Creates `GET /api/<collection>/removal?ids=1,2` for those who may update the collection. */
function removalEndpoint(collection: string): Endpoint {
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
  const where = { id: { in: ids }, _status: { equals: 'published' } };
  const options = { sort: 'id', overrideAccess: false } as const;
  const found = await findAll(req, collection as CollectionSlug, where, options);
  const docs = found as { id: number; path?: unknown; key?: unknown }[];
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

/** Optional relations whose target must not be deleted either while something refers to it. */
const restricted = [{ table: 'applications', column: 'job_id' }];

/**
 * Makes the foreign keys of required relations `ON DELETE RESTRICT`. Payload makes each `SET NULL` (3.90.1,
 * `@payloadcms/drizzle` schema/traverseFields.js), which fails on a `NOT NULL` column when the target is deleted,
 * with an error about the other table.
 */
export const restrictRequired: NonNullable<PostgresAdapter['beforeSchemaInit']>[number] = (init) => {
  for (const { name: table, columns } of Object.values(init.adapter.rawTables))
    for (const { name: column, notNull, reference } of Object.values(columns)) {
      const isRestricted = restricted.some((one) => one.table === table && one.column === column);
      if (reference?.onDelete === 'set null' && (notNull || isRestricted)) reference.onDelete = 'restrict';
    }
  return init.schema;
};
