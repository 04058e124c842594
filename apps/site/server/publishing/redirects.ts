import { normalisePath, parseAddress, toOldPath } from '@riverfront/backend/publishing/paths/addresses';
import { screenAt, sitePath } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from '../api/handler.ts';
import { findPublished } from '../content/read-published.ts';

/** Redirects one after another that are followed: a page may have moved several times. */
const maxHops = 10;

/** Finds where an old path leads; null for a loop, and while the target page is not published. */
export const redirects: Handler<'redirects'> = async (payload, { query }) => {
  const to = await resolveTarget(payload, query.from);
  return { success: true, to: to && sitePath.test(to) && (await pageExists(payload, to)) ? to : null };
};

/** Follows redirects from a path to their end; null without one, and for a loop. */
async function resolveTarget(payload: Payload, from: string): Promise<string | null> {
  const seen = new Set<string>();
  let end: string | null = null;
  for (let path = toOldPath(from); ; path = toOldPath(end)) {
    if (seen.has(path) || seen.size > maxHops) return null;
    seen.add(path);
    const next = await findPublished(payload, 'redirects', { from: { equals: path } }, 0);
    if (!next) return end;
    end = next.to;
  }
}

/** Checks whether a page, item or screen exists; other deeper paths are not checked, as they answer 404 themselves. */
async function pageExists(payload: Payload, to: string): Promise<boolean> {
  const path = normalisePath(to);
  const item = parseAddress(path);
  if (screenAt(path) || (!item && path.lastIndexOf('/') > 0)) return true;
  const { totalDocs } = await payload.count({
    collection: item?.collection ?? 'pages',
    where: item ? { key: { equals: item.key } } : { path: { equals: path } },
    overrideAccess: false,
  });
  return totalDocs > 0;
}
