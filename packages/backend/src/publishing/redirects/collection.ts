import type { CollectionConfig } from 'payload';
import { editors } from '../../access/editors.ts';
import { everybody } from '../../access/everybody.ts';
import { validateOldPath } from '../paths/validate-path.ts';
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
  access: { create: editors, read: everybody, update: editors, delete: editors },
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
