import { type Screen, screens } from '@riverfront/contract';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { findAll } from '../../database/records.ts';
import { type DocumentLink, linkedCollections, parseDocumentLink } from '../../fields/link.ts';
import { toAddress } from './addresses.ts';

/** A page that a link can lead to. */
export interface LinkTarget {
  /** As stored: `pages:12` for a document, the path for a fixed screen, which never moves. */
  link: string;
  title: string;
  /** Label of its collection, such as “Article”. */
  kind: string;
  address: string;
  isPublished: boolean;
}

const query = z.object({
  search: z.string().trim().max(100).default(''),
  link: z.string().max(300).optional(),
});

/** Maximum number of targets per collection. */
const limit = 6;

/**
 * Lists the pages that match a search (`GET /api/link-targets?search=`), or the page of a stored link (`?link=`), for
 * editors.
 */
export const linkTargets = endpoint({
  method: 'get',
  path: '/link-targets',
  roles: ['editor'],
  query,
  async handler(req, { query: { link, search } }) {
    const targets = link
      ? [...(await readLinkTargets(req, [link])).values()]
      : [...findScreens(search), ...(await findDocuments(req, search))];
    return { targets };
  },
});

/** Reads the documents of stored links, by link; deleted ones are missing. */
async function readLinkTargets(req: PayloadRequest, links: string[]): Promise<Map<string, LinkTarget>> {
  const parsed = links.map(parseDocumentLink).filter((one): one is DocumentLink => one !== undefined);
  const groups = [...Map.groupBy(parsed, ({ collection }) => collection)];
  const found = await Promise.all(
    groups.map(([collection, of]) =>
      readTargets(req, collection, { id: { in: of.map(({ id }) => id) } }, links.length),
    ),
  );
  return new Map(found.flat().map((target) => [target.link, target]));
}

function findScreens(search: string): LinkTarget[] {
  const words = search.toLowerCase();
  return Object.entries<Screen>(screens)
    .filter(
      ([path, { title }]) => (title || path === '/') && `${title} ${path}`.toLowerCase().includes(words),
    )
    .slice(0, limit)
    .map(([path, { title }]) => {
      return { link: path, title: title || 'Home', kind: 'Screen', address: path, isPublished: true };
    });
}

async function findDocuments(req: PayloadRequest, search: string): Promise<LinkTarget[]> {
  const found = await Promise.all(
    linkedCollections.map((collection) => {
      const fields = ['title', collection === 'pages' ? 'path' : 'key'];
      const where: Where = search ? { or: fields.map((field) => ({ [field]: { contains: search } })) } : {};
      return readTargets(req, collection, where, limit);
    }),
  );
  return found.flat();
}

async function readTargets(
  req: PayloadRequest,
  collection: DocumentLink['collection'],
  where: Where,
  most: number,
): Promise<LinkTarget[]> {
  const select = { title: true, _status: true, [collection === 'pages' ? 'path' : 'key']: true } as const;
  const docs = await findAll(req, collection, where, { select, sort: '-updatedAt', limit: most });
  const { labels } = req.payload.collections[collection].config;
  return (docs as { id: number; title: string; path?: string; key?: string; _status?: string }[]).map(
    (doc) => ({
      link: `${collection}:${doc.id}`,
      title: doc.title,
      kind: String(labels.singular),
      address: toAddress(collection, doc) ?? '/',
      isPublished: doc._status === 'published',
    }),
  );
}
