import { normalisePath, parseAddress, toOldPath } from '@riverfront/backend/publishing/paths/addresses';
import { screenAt, sitePath } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from '../api/handler.ts';
import { findPublished } from '../content/mapping/list.ts';

/** Finds the target of an old path; null while the target page is not published, as after an import. */
export const redirects: Handler<'redirects'> = async (payload, { query }) => {
  const where = { from: { equals: toOldPath(query.from) } };
  const to = (await findPublished(payload, 'redirects', where, 0))?.to ?? null;
  return {
    success: true,
    to: to !== null && sitePath.test(to) && (await pageExists(payload, to)) ? to : null,
  };
};

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
