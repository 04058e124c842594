import { reservedSegments, screenPaths, sitePath } from '@riverfront/contract';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { itemAt } from '../paths/address-of.ts';
import type { Redirect } from '../payload-types.ts';

/** Refuses an old path that visitors still find something at, saying what. */
export const nothingThere: TextFieldSingleValidation = async (value, { data, req }) => {
  const path = value ?? '';
  if (!sitePath.test(path) || /^\/?$|[?#]/.test(path))
    return 'Write a path of this site that starts with /, without ? and #.';
  if ((data as Partial<Redirect>).automatic) return true;
  if (Object.hasOwn(screenPaths, path)) return `${path} is a page of the site; it cannot lead elsewhere.`;
  const item = itemAt(path);
  const [, segment] = path.split('/');
  if (!item && reservedSegments.some((reserved) => reserved === segment))
    return `The site needs ${path} itself; it cannot lead elsewhere.`;
  const title = await titleAt(req as PayloadRequest, path, item);
  if (title === undefined) return true;
  return item
    ? `“${title}” stands at ${path}. Take it off the site first.`
    : `The page “${title}” stands at ${path}. Change its path instead.`;
};

/** What visitors find at a path; undefined when nothing is published there. */
async function titleAt(
  req: PayloadRequest,
  path: string,
  item: ReturnType<typeof itemAt>,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: item?.collection ?? 'pages',
    where: { [item ? 'key' : 'path']: { equals: item?.key ?? path }, _status: { equals: 'published' } },
    limit: 1,
    depth: 0,
    select: { title: true },
    overrideAccess: true,
    req,
  });
  return docs[0]?.title;
}
