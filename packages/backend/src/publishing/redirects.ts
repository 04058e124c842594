import { sitePath } from '@riverfront/contract';
import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { editors, everybody } from '../accounts/roles.ts';
import { findPublished } from '../database/records.ts';
import type { Redirect } from '../payload-types.ts';
import { toOldPath } from './paths/addresses.ts';
import { validateOldPath } from './paths/validate-path.ts';

/** Validates the new path of a redirect: another path of this site. */
const validateNewPath: TextFieldSingleValidation = (value, { data }) => {
  const to = value ?? '';
  if (!sitePath.test(to)) return 'Write a path of this site that starts with /';
  return toOldPath(to) === (data as Partial<Redirect>).from ? 'This leads back to the old path.' : true;
};

/** Redirects from old paths, made by staff or when the path of a published page changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description:
      'Old paths that lead to new ones. Changing the path of a published page adds one; a page published at an old path takes its place.',
  },
  access: {
    create: editors,
    read: everybody,
    update: editors,
    delete: editors,
  },
  fields: [
    {
      name: 'from',
      label: 'Old path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? toOldPath(value.trim()) : value)],
      },
      validate: validateOldPath,
    },
    {
      name: 'to',
      label: 'New path',
      type: 'text',
      required: true,
      maxLength: 300,
      custom: { isLink: true },
      validate: validateNewPath,
    },
  ],
};

/**
 * Stores the published path of a page before it changes. `previousDoc` does not tell: it is the newest version, and a
 * draft may already have the new path.
 */
export async function rememberPublishedPath(req: PayloadRequest, id: number): Promise<void> {
  const published = await findPublished(req, 'pages', { id: { equals: id } });
  // On the request: the `context` that a hook is given is replaced when it reads by the same request.
  req.context.publishedPaths = { ...req.context.publishedPaths, [id]: published?.path };
}

/** Redirects the old path of a published page to its new one, and removes what redirected from the new one. */
export async function redirectMovedPage(
  req: PayloadRequest,
  { id, path, _status }: { id: number; path?: unknown; _status?: string | null },
): Promise<void> {
  if (_status !== 'published' || typeof path !== 'string') return;
  const old = req.context.publishedPaths?.[id] ?? path;
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [old, path] } }, req });
  if (old !== path) await req.payload.create({ collection: 'redirects', data: { from: old, to: path }, req });
}
