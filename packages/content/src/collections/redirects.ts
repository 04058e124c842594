import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { everybody } from '../access/everybody.ts';
import { bumpAfterChange, bumpAfterDelete } from '../hooks/bump-revision.ts';
import { collapseChains, noCircle } from '../redirects/chains.ts';
import { nothingThere } from '../redirects/nothing-there.ts';

/** Old addresses and where they lead now. Made by itself when the path of a page changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'Old addresses that lead to new ones. A page that changes its path leaves one here.',
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
      validate: nothingThere,
    },
    {
      name: 'to',
      label: 'New path',
      type: 'text',
      required: true,
      maxLength: 300,
      custom: { isLink: true },
      validate: noCircle,
    },
    {
      name: 'automatic',
      label: 'Left by a page that moved',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true, description: 'Goes by itself when a page is published at the old path.' },
    },
  ],
};
