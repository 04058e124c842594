import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Payload,
  type TypedUser,
  type Where,
} from 'payload';
import { hasRole } from '../access/roles.ts';
import { execute } from '../transaction.ts';
import { listPath, shown, type Todo, type TodoItem } from './todo.ts';

interface Draft extends TodoItem {
  /** Of the audit trail, which knows who wrote it. */
  kind: string;
  record: string | null;
}

const newestIsDraft: Where = { latest: { equals: true }, 'version._status': { equals: 'draft' } };

/**
 * What was written and is not published, of what the user keeps. Null for those who keep nothing.
 */
export async function draftsWaiting(payload: Payload, user: TypedUser | null): Promise<Todo | null> {
  if (!user || !hasRole(user, 'administrator', 'editor', 'recruiter')) return null;
  const req = await createLocalReq({ user }, payload);
  const { collections, globals } = payload.config;
  const found: { total: number; drafts: Draft[]; href: string }[] = [];
  for (const { slug, versions, access } of collections)
    if (versions?.drafts && (await access.readVersions({ req })))
      found.push(await draftsIn(payload, user, slug as CollectionSlug));
  for (const { slug, versions, access } of globals)
    if (versions?.drafts && (await access.readVersions({ req })))
      found.push(await draftOf(payload, user, slug as GlobalSlug));
  const drafts = found.flatMap((part) => part.drafts);
  drafts.sort((one, other) => (other.at?.getTime() ?? 0) - (one.at?.getTime() ?? 0));
  const newest = drafts.slice(0, shown);
  const waiting = found.filter(({ total }) => total > 0);
  return {
    total: found.reduce((sum, { total }) => sum + total, 0),
    items: await withAuthors(payload, newest),
    // One list can be shown only when all are in it.
    href: waiting.length === 1 ? (waiting[0]?.href ?? '') : '',
  };
}

async function draftsIn(payload: Payload, user: TypedUser, slug: CollectionSlug) {
  const { config } = payload.collections[slug];
  const { docs, totalDocs } = await payload.findVersions({
    collection: slug,
    where: newestIsDraft,
    limit: shown,
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

async function draftOf(payload: Payload, user: TypedUser, slug: GlobalSlug) {
  const { docs } = await payload.findGlobalVersions({
    slug,
    where: newestIsDraft,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const { label } = payload.config.globals.find((global) => global.slug === slug) ?? {};
  const drafts = docs.map(
    ({ updatedAt }): Draft => ({
      id: slug,
      title: typeof label === 'string' ? label : slug,
      detail: 'Page of its own',
      at: new Date(updatedAt),
      href: `/globals/${slug}`,
      kind: slug,
      record: null,
    }),
  );
  return { total: docs.length, drafts, href: `/globals/${slug}` };
}

/** Versions do not say whose they are; the audit trail does. */
async function withAuthors(payload: Payload, drafts: Draft[]): Promise<TodoItem[]> {
  const run = execute(payload);
  const items: TodoItem[] = [];
  for (const { kind, record, ...item } of drafts) {
    const { rows } = await run(sql`
      select actor_name from audit_events
      where kind = ${kind} and (${record}::varchar is null or record = ${record})
        and action in ('created', 'changed') order by created_at desc limit 1`);
    const author = rows[0]?.actor_name;
    items.push({ ...item, detail: typeof author === 'string' ? `${item.detail}, ${author}` : item.detail });
  }
  return items;
}
