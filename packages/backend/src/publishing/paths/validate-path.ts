import { reservedSegments, screenAt, sitePath } from '@riverfront/contract';
import type { PayloadRequest, TextFieldSingleValidation, Where } from 'payload';
import { findOne, findPublished } from '../../database/records.ts';
import { toKey } from '../../fields/key.ts';
import { parseAddress } from './addresses.ts';

/** Converts what was typed as the path of a page, such as `Über uns`; a path of several parts stays as it is. */
export function toPagePath(typed: string): string {
  const name = typed.trim().replace(/^\/+|\/+$/g, '');
  return name === '' || /^[a-z0-9/-]+$/.test(name) ? typed : `/${toKey(name)}`;
}

/** Validates the path of a page: well formed, and used by nothing else. */
export const validatePagePath: TextFieldSingleValidation = async (value, { id, req }) => {
  const path = value ?? '';
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path))
    return 'Write a path such as /sap-btp: lower-case letters, digits and hyphens.';
  const user = await findPathUser(req as PayloadRequest, path, id);
  return user ? `${path} is taken by ${user}. Choose another path.` : true;
};

/** Finds what uses a path already. A redirect gives way to a page. */
async function findPathUser(
  req: PayloadRequest,
  path: string,
  pageId?: number | string,
): Promise<string | undefined> {
  const screen = screenAt(path);
  if (screen) return `${screen.name} of the site`;
  if (isReserved(path)) return 'the site itself, which needs this address';
  const others: Where = pageId ? { id: { not_equals: pageId } } : {};
  const page = await findOne(req, 'pages', { path: { equals: path }, ...others }, { trash: true });
  if (page?.deletedAt) return `the page “${page.title}” in the trash, until it is deleted there for good`;
  return page && `the page “${page.title}”${page._status === 'draft' ? ', a draft' : ''}`;
}

/** Validates the old path of a redirect: well formed, and without a published page. */
export const validateOldPath: TextFieldSingleValidation = async (value, { req }) => {
  const path = value ?? '';
  if (!sitePath.test(path) || /^\/?$|[?#]/.test(path))
    return 'Write a path of this site that starts with /, without ? and #.';
  if (screenAt(path)) return `${path} is a page of the site; it cannot be redirected.`;
  const item = parseAddress(path);
  if (!item && isReserved(path)) return `The site itself needs ${path}; it cannot be redirected.`;
  const where: Where = item ? { key: { equals: item.key } } : { path: { equals: path } };
  const doc = await findPublished(req as PayloadRequest, item?.collection ?? 'pages', where);
  if (!doc) return true;
  return item
    ? `“${doc.title}” is published at ${path}. Unpublish it first.`
    : `The page “${doc.title}” is published at ${path}. Change its path instead.`;
};

function isReserved(path: string): boolean {
  const [, segment] = path.split('/');
  return reservedSegments.some((reserved) => reserved === segment);
}
