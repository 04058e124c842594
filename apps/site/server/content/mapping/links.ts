import { findAll } from '@riverfront/backend/database/records';
import { type DocumentLink, parseDocumentLink } from '@riverfront/backend/fields/link';
import { toAddress } from '@riverfront/backend/publishing/paths/addresses';
import type { Payload } from 'payload';

/**
 * Replaces links to documents, at any depth of mapped content, by their current paths. A link to one that visitors
 * cannot see leads home, as unknown paths do.
 */
export async function resolveLinks<T>(payload: Payload, content: T): Promise<T> {
  const links = new Map<string, DocumentLink>();
  replaceLinks(content, (link) => {
    const parsed = parseDocumentLink(link);
    if (parsed) links.set(link, parsed);
    return link;
  });
  if (links.size === 0) return content;
  const paths = await readPaths(payload, [...links.values()]);
  return replaceLinks(content, (link) => (links.has(link) ? (paths.get(link) ?? '/') : link)) as T;
}

async function readPaths(payload: Payload, links: DocumentLink[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    [...Map.groupBy(links, ({ collection }) => collection)].map(async ([collection, of]) => {
      const where = { id: { in: of.map(({ id }) => id) } };
      const select = { [collection === 'pages' ? 'path' : 'key']: true } as const;
      const docs = await findAll(payload, collection, where, { select, overrideAccess: false });
      return docs.map((doc): [string, string] => [
        `${collection}:${doc.id}`,
        toAddress(collection, doc) ?? '/',
      ]);
    }),
  );
  return new Map(found.flat());
}

/** Names of the properties that hold links. */
const linkNames = new Set(['link', 'linkedin', 'network', 'shortPost', 'photo']);

function replaceLinks(value: unknown, replace: (link: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceLinks(one, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && linkNames.has(name) ? replace(one) : replaceLinks(one, replace),
    ]),
  );
}
