import { screenPaths } from '@riverfront/contract';
import type { CollectionAfterChangeHook, PayloadRequest, TextFieldSingleValidation } from 'payload';
import type { Redirect } from '../payload-types.ts';

/** The path of a link without what follows `?` or `#`. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/** Where a path leads in the end; undefined when it comes back to where it began. */
async function endOf(req: PayloadRequest, from: string, to: string): Promise<string | undefined> {
  const seen = new Set([from]);
  for (let link = to; ; ) {
    const path = pathOf(link);
    if (seen.has(path)) return undefined;
    seen.add(path);
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: path } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req,
    });
    if (!docs[0]) return link;
    link = docs[0].to;
  }
}

/** Refuses an old path that visitors still find something at. */
export const nothingThere: TextFieldSingleValidation = async (value, { data, req }) => {
  const path = value ?? '';
  if (!/^\/(?!\/)[^\s?#]+$/.test(path))
    return 'Write a path of this site that starts with /, without ? and #.';
  if ((data as Partial<Redirect>).automatic) return true;
  if (Object.hasOwn(screenPaths, path)) return `${path} is a page of the site; it cannot lead elsewhere.`;
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: path }, _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0] ? `The page “${docs[0].title}” stands at ${path}. Change its path instead.` : true;
};

/** Refuses a new path from which visitors would come back to the old one. */
export const noCircle: TextFieldSingleValidation = async (value, { data, req }) => {
  const to = value ?? '';
  if (!/^\/(?!\/)\S*$/.test(to)) return 'Write a path of this site that starts with /';
  const { from } = data as Partial<Redirect>;
  if (!from) return true;
  return (await endOf(req, from, to)) === undefined
    ? `${to} leads back to ${from}: visitors would go round in a circle.`
    : true;
};

/**
 * Makes every address lead to its end in one step: this redirect, and those that led to its old
 * path. Each change made here comes back to this hook, which then finds nothing more to do.
 */
export const collapseChains: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const nested = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const end = (await endOf(req, doc.from, doc.to)) ?? doc.to;
  if (end !== doc.to) return req.payload.update({ ...nested, id: doc.id, data: { to: end } });
  const { docs } = await req.payload.find({ ...nested, pagination: false });
  for (const other of docs) {
    if (other.id === doc.id || pathOf(other.to) !== doc.from) continue;
    await req.payload.update({ ...nested, id: other.id, data: { to: end } });
  }
  return doc;
};
