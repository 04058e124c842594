import { screenPaths } from '@riverfront/contract';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { pathOf } from '../redirects/chains.ts';
import { addressOf } from './address-of.ts';

/** Says why a link leads nowhere; undefined for one that is fine or leaves the site. */
type LinkCheck = (link: string) => string | undefined;

const itemCollections = ['pages', 'services', 'solutions', 'blogs', 'jobs'] as const;

interface Item {
  title: string;
  path?: string;
  key?: string | null;
  _status?: string | null;
  availability?: string;
  closingOn?: string | null;
}

const itemFields = ['title', 'path', 'key', '_status', 'availability', 'closingOn'];

/** The one answer to “does this address exist”: reads what is published now and checks links against it. */
export async function linkCheck(req: PayloadRequest): Promise<LinkCheck> {
  const problems = new Map<string, string | undefined>(
    Object.keys(screenPaths).map((path) => [path, undefined]),
  );
  const media = await read(req, 'media', ['filename']);
  const files = new Set(media.map(({ filename }) => `/api/media/${filename}`));
  const redirects = await read(req, 'redirects', ['from']);
  for (const { from } of redirects) problems.set(String(from), undefined);
  for (const collection of itemCollections) {
    for (const item of (await read(req, collection, itemFields)) as unknown as Item[]) {
      const address = addressOf(collection, item);
      if (address) problems.set(address, problemOf(item));
    }
  }
  return (link) => {
    if (!link.startsWith('/') || link.startsWith('//')) return undefined;
    const path = pathOf(link).replace(/(?<=.)\/$/, '');
    if (path.startsWith('/api/media/'))
      return files.has(decodeURI(path)) ? undefined : 'There is no such picture or film.';
    const apply = /^(\/careers\/[^/]+)\/apply$/.exec(path);
    const known = apply?.[1] ?? path;
    return problems.has(known) ? problems.get(known) : 'There is no page at this address.';
  };
}

function problemOf({ title, _status, availability, closingOn }: Item): string | undefined {
  if (_status !== 'published') return `“${title}” is not published.`;
  const today = new Date().toISOString().slice(0, 10);
  if (availability === 'closed' || (closingOn && closingOn.slice(0, 10) < today))
    return `The job “${title}” is closed.`;
  return undefined;
}

/** Of each document only the fields that are asked for: with all their texts, thousands take long. */
async function read(
  req: PayloadRequest,
  collection: CollectionSlug,
  fields: string[],
): Promise<Record<string, unknown>[]> {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    pagination: false,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    overrideAccess: true,
    req,
  });
  return docs as unknown as Record<string, unknown>[];
}
