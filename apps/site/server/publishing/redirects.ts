import { listSpellings } from '@riverfront/backend/publishing';
import { screenAt, sitePath } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from '../http/handler.ts';
import { findPublished } from '../mapping/list.ts';

/** Finds the target of an old path; null while the target page is not published. */
export const redirects: Handler<'redirects'> = async (payload, { query }) => {
  const where = { from: { in: listSpellings(query.from.replace(/(?<=.)\/$/, '')) } };
  const to = (await findPublished(payload, 'redirects', where, 0))?.to ?? null;
  return {
    success: true,
    to: to !== null && sitePath.test(to) && (await pageExists(payload, to)) ? to : null,
  };
};

/** Checks whether a page or screen exists; deeper paths are not checked, as they answer 404 themselves. */
async function pageExists(payload: Payload, to: string): Promise<boolean> {
  const path = to.replace(/[?#].*$/, '');
  if (screenAt(path) || path.lastIndexOf('/') > 0) return true;
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { path: { equals: path } },
    overrideAccess: false,
  });
  return totalDocs > 0;
}
