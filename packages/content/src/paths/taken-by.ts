import { reservedSegments, screenPaths } from '@riverfront/contract';
import type { PayloadRequest } from 'payload';

/**
 * What already stands at a path, as “by the Services page”; undefined where a page may go. A
 * redirect that was left by a page gives way to a new one, one that staff made by hand does not.
 */
export async function takenBy(
  req: PayloadRequest,
  path: string,
  pageId?: number | string,
): Promise<string | undefined> {
  const screen = Object.entries(screenPaths).find(([known]) => known === path);
  if (screen) return `by ${screen[1]} of the site`;
  const [, segment] = path.split('/');
  if (reservedSegments.some((reserved) => reserved === segment))
    return 'by the site itself, which needs this address';
  return (await otherPage(req, path, pageId)) ?? (await redirectByHand(req, path));
}

async function otherPage(req: PayloadRequest, path: string, pageId?: number | string) {
  const where = { path: { equals: path }, ...(pageId ? { id: { not_equals: pageId } } : {}) };
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    limit: 1,
    depth: 0,
    select: { title: true, _status: true },
    overrideAccess: true,
    req,
  });
  const [page] = docs;
  if (!page) return undefined;
  return `by the page “${page.title}”${page._status === 'draft' ? ', a draft' : ''}`;
}

async function redirectByHand(req: PayloadRequest, path: string) {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path }, automatic: { not_equals: true } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0] ? `by a redirect to ${docs[0].to}` : undefined;
}
