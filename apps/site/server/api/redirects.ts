import { screenPaths, sitePath } from '@riverfront/contract';
import type { Payload } from 'payload';
import type { Handler } from './handler.ts';

/** Where an old address leads; nowhere while the page it leads to is not published. */
export const redirects: Handler<'redirects'> = async (payload, { query }) => {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: query.from.replace(/(?<=.)\/$/, '') } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const to = docs[0]?.to ?? null;
  return { success: true, to: to !== null && sitePath.test(to) && (await exists(payload, to)) ? to : null };
};

/** Addresses of one part are screens or pages; what is deeper says itself whether it is there. */
async function exists(payload: Payload, to: string): Promise<boolean> {
  const path = to.replace(/[?#].*$/, '');
  if (Object.hasOwn(screenPaths, path) || path.lastIndexOf('/') > 0) return true;
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { path: { equals: path } },
    overrideAccess: false,
  });
  return totalDocs > 0;
}
