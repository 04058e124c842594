import type { CollectionConfig, CollectionSlug, FieldHook } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { recruiters } from '../access/recruiters.ts';
import { sales } from '../access/sales.ts';

const currentUser: FieldHook = ({ req, value, operation }) =>
  operation === 'create' ? (req.user?.id ?? value) : value;

/** What staff write down about a record, and what they answered. Each is a record of its own, so that two people at once lose nothing. */
function notes(
  about: CollectionSlug,
  access: { slug: CollectionSlug; keepers: typeof recruiters },
): CollectionConfig {
  return {
    slug: access.slug,
    labels: { singular: 'Note', plural: 'Notes' },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    admin: { hidden: true, useAsTitle: 'text', defaultColumns: ['text', 'kind', 'author', 'createdAt'] },
    access: { create: access.keepers, read: access.keepers, update: nobody, delete: administrators },
    fields: [
      {
        name: 'about',
        type: 'relationship',
        relationTo: about,
        required: true,
        index: true,
        admin: { hidden: true },
      },
      { name: 'text', label: 'Note', type: 'textarea', required: true, maxLength: 10_000 },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'note',
        options: [
          { value: 'note', label: 'Note' },
          { value: 'reply', label: 'Reply by mail' },
          { value: 'change', label: 'Change' },
        ],
        access: { create: () => false },
        admin: { readOnly: true },
      },
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'users',
        hooks: { beforeChange: [currentUser] },
        access: { create: () => false },
        admin: { readOnly: true, description: 'Empty when the applicant or the site itself did it.' },
      },
    ],
  };
}

/** Notes on applicants. */
export const applicationNotes = notes('applications', { slug: 'application-notes', keepers: recruiters });

/** Notes on messages. */
export const messageNotes = notes('messages', { slug: 'message-notes', keepers: sales });
