import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload';
import { editors, everybody } from '../../accounts/rules.ts';
import { toOldPath } from '../paths/addresses.ts';
import { validateOldPath } from '../paths/validate-path.ts';
import { editorsUnlessReviewed } from '../review/without-drafts.ts';
import { bumpAfterChange, bumpAfterDelete } from '../revision.ts';
import { collapseChains, validateNewPath } from './chains.ts';

/** Redirects from old paths, made by staff or automatically when the path of a page changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'Old paths that lead to new ones. Changing the path of a page adds one automatically.',
  },
  access: {
    create: editorsUnlessReviewed,
    read: everybody,
    update: editorsUnlessReviewed,
    delete: editors,
  },
  hooks: { afterChange: [bumpAfterChange, collapseChains], afterDelete: [bumpAfterDelete] },
  fields: [
    {
      name: 'from',
      label: 'Old path',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      // From “Add a redirect” beside an address that visitors asked for.
      defaultValue: ({ req }) => (typeof req.query.from === 'string' ? req.query.from : undefined),
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
    {
      name: 'automatic',
      label: 'Added automatically',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true, description: 'Removed when a page is published at the old path.' },
    },
  ],
};

/** Says why a redirect cannot be stored; undefined where it can. */
export async function findRedirectProblem(
  req: PayloadRequest,
  data: { from: string; to: string },
): Promise<string | undefined> {
  const options = { data, req } as unknown as Parameters<TextFieldSingleValidation>[1];
  const results = [await validateOldPath(data.from, options), await validateNewPath(data.to, options)];
  return results.find((result) => typeof result === 'string');
}
