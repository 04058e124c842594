import {
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Payload,
  type SanitizedGlobalConfig,
  type TypedUser,
  type Where,
} from 'payload';
import { execute, sql } from '../../platform/index.ts';
import { type Card, type CardItem, listPath, maxItems } from './card.ts';

interface Draft extends CardItem {
  at: Date;
  /** Names the record in the audit trail, which knows its author. */
  kind: string;
  record: string | null;
}

interface Drafts {
  total: number;
  drafts: Draft[];
  href: string;
}

const newestIsDraft: Where = { latest: { equals: true }, 'version._status': { equals: 'draft' } };

/** Drafts newer than what is published, of the collections and globals whose versions the user may read. */
export async function readDrafts(payload: Payload, user: TypedUser): Promise<Card> {
  const req = await createLocalReq({ user }, payload);
  const { collections, globals } = payload.config;
  const found: Drafts[] = [];
  for (const { slug, versions, access } of collections)
    if (versions?.drafts && (await access.readVersions({ req })))
      found.push(await draftsIn(payload, user, slug as CollectionSlug));
  for (const global of globals)
    if (global.versions?.drafts && (await global.access.readVersions({ req })))
      found.push(await draftOf(payload, user, global));
  const drafts = found.flatMap((part) => part.drafts).sort((a, b) => b.at.getTime() - a.at.getTime());
  const [only, ...others] = found.filter(({ total }) => total > 0);
  return {
    total: found.reduce((sum, { total }) => sum + total, 0),
    items: await Promise.all(drafts.slice(0, maxItems).map((draft) => withAuthor(payload, draft))),
    // There is a list of all drafts only when they are in one collection.
    href: only && others.length === 0 ? only.href : '',
  };
}

async function draftsIn(payload: Payload, user: TypedUser, slug: CollectionSlug): Promise<Drafts> {
  const { config } = payload.collections[slug];
  const { docs, totalDocs } = await payload.findVersions({
    collection: slug,
    where: newestIsDraft,
    limit: maxItems,
    sort: '-updatedAt',
    depth: 0,
    overrideAccess: false,
    user,
  });
  const label = typeof config.labels.singular === 'string' ? config.labels.singular : slug;
  const drafts = docs.map(({ parent, updatedAt, version }): Draft => {
    const title: unknown = Object.entries(version).find(([name]) => name === config.admin.useAsTitle)?.[1];
    return {
      id: `${slug} ${parent}`,
      title: typeof title === 'string' && title ? title : 'Without a title',
      detail: label,
      at: new Date(updatedAt),
      href: `/collections/${slug}/${parent}`,
      kind: slug,
      record: String(parent),
    };
  });
  return { total: totalDocs, drafts, href: listPath(slug, { _status: { equals: 'draft' } }) };
}

async function draftOf(
  payload: Payload,
  user: TypedUser,
  { slug, label }: SanitizedGlobalConfig,
): Promise<Drafts> {
  const { docs } = await payload.findGlobalVersions({
    slug: slug as GlobalSlug,
    where: newestIsDraft,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const href = `/globals/${slug}`;
  const title = typeof label === 'string' ? label : slug;
  const drafts = docs.map(
    ({ updatedAt }): Draft => ({
      id: slug,
      title,
      detail: 'Single page',
      at: new Date(updatedAt),
      href,
      kind: slug,
      record: null,
    }),
  );
  return { total: docs.length, drafts, href };
}

/** Versions do not store their author; the audit trail does. */
async function withAuthor(payload: Payload, { kind, record, ...item }: Draft): Promise<CardItem> {
  const { rows } = await execute(payload)<{ actor_name: string }>(sql`
    select actor_name from audit_events
    where kind = ${kind} and (${record}::varchar is null or record = ${record})
      and action in ('created', 'changed') order by created_at desc limit 1`);
  const author = rows[0]?.actor_name;
  return author ? { ...item, detail: `${item.detail}, ${author}` } : item;
}
