import { sitePath } from '@riverfront/contract';
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

/** Refuses a new path from which visitors would come back to the old one. */
export const noCircle: TextFieldSingleValidation = async (value, { data, req }) => {
  const to = value ?? '';
  if (!sitePath.test(to)) return 'Write a path of this site that starts with /';
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
