import { sitePath } from '@riverfront/contract';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { editors, everybody } from '../../accounts/roles.ts';
import type { Redirect } from '../../payload-types.ts';
import { toOldPath } from '../paths/addresses.ts';
import { validateOldPath } from '../paths/validate-path.ts';

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
