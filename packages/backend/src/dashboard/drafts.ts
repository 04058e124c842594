import {
  type CollectionSlug,
  createLocalReq,
  type GlobalSlug,
  type Payload,
  type SanitizedGlobalConfig,
  type TypedUser,
  type Where,
} from 'payload';
import { listWaitingReviews } from '../publishing/review/reviews.ts';
import { type Card, type CardItem, listPath, maxItems } from './card.ts';

interface Draft extends CardItem {
  at: Date;
  isMine: boolean;
}

interface Drafts {
  total: number;
  drafts: Draft[];
  href: string;
}

const newestIsDraft: Where = { latest: { equals: true }, 'version._status': { equals: 'draft' } };

/** Drafts newer than what is published, the reader's own and the newest first, of the collections and globals whose versions the user may read. */
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
  const drafts = found
    .flatMap((part) => part.drafts)
    .sort((a, b) => Number(b.isMine) - Number(a.isMine) || b.at.getTime() - a.at.getTime());
  const [only, ...others] = found.filter(({ total }) => total > 0);
  return {
    total: found.reduce((sum, { total }) => sum + total, 0),
    items: drafts.slice(0, maxItems),
    // There is a list of all drafts only when they are in one collection.
    href: only && others.length === 0 ? only.href : '',
  };
}

async function draftsIn(payload: Payload, user: TypedUser, slug: CollectionSlug): Promise<Drafts> {
  const { config } = payload.collections[slug];
  const find = (where: Where) =>
    payload.findVersions({
      collection: slug,
      where: { and: [newestIsDraft, where] },
      limit: maxItems,
      sort: '-updatedAt',
      depth: 0,
      overrideAccess: false,
      user,
    });
  // Newer ones of others would leave no room for the reader's own.
  const [mine, all] = await Promise.all([find({ 'version.savedBy': { equals: user.name } }), find({})]);
  const docs = [...mine.docs, ...all.docs.filter((doc) => mine.docs.every(({ id }) => id !== doc.id))];
  const label = typeof config.labels.singular === 'string' ? config.labels.singular : slug;
  const drafts = docs.map(({ parent, updatedAt, version }): Draft => {
    const title: unknown = Object.entries(version).find(([name]) => name === config.admin.useAsTitle)?.[1];
    return {
      id: `${slug} ${parent}`,
      title: typeof title === 'string' && title ? title : 'Without a title',
      ...authorOf(label, version, user),
      at: new Date(updatedAt),
      href: `/collections/${slug}/${parent}`,
    };
  });
  return { total: all.totalDocs, drafts, href: listPath(slug, { _status: { equals: 'draft' } }) };
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
    ({ updatedAt, version }): Draft => ({
      id: slug,
      title,
      ...authorOf('Single page', version, user),
      at: new Date(updatedAt),
      href,
    }),
  );
  return { total: docs.length, drafts, href };
}

function authorOf(label: string, version: object, { name }: TypedUser) {
  const author = 'savedBy' in version && typeof version.savedBy === 'string' ? version.savedBy : undefined;
  return { detail: author ? `${label}, ${author}` : label, isMine: author === name };
}

/** Versions that the reader is asked to review, and the answers to what they asked. */
export async function readReviews(payload: Payload, user: TypedUser): Promise<Card> {
  const reviews = await listWaitingReviews(await createLocalReq({ user }, payload));
  const items = reviews
    .slice(0, maxItems)
    .map(({ title, href, state, actor, reviewer, note, answer, at }) => ({
      id: href,
      title,
      detail:
        state === 'asked'
          ? `${actor}: ${note}`
          : state === 'approved'
            ? `${reviewer} has approved it`
            : `${reviewer}: ${answer}`,
      at: new Date(at),
      href,
    }));
  return { total: reviews.length, items, href: '' };
}
