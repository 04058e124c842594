import type { CollectionConfig, CollectionSlug, Field, FieldHook } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { recruiters } from '../access/recruiters.ts';
import { sales } from '../access/sales.ts';
import { keepHeldNotes } from '../erasure/guards.ts';

const currentUser: FieldHook = ({ req, value, operation }) =>
  operation === 'create' ? (req.user?.id ?? value) : value;

const bySite = { admin: { hidden: true } };

/** What became of the mail of a reply; written by the site alone. Empty for notes, and for replies from before. */
const deliveryFields: Field[] = [
  { name: 'mail', type: 'relationship', relationTo: 'mails', index: true, ...bySite },
  {
    name: 'delivery',
    type: 'select',
    index: true,
    options: [
      { value: 'waiting', label: 'On its way' },
      { value: 'sent', label: 'Sent' },
      { value: 'failed', label: 'Not delivered' },
      { value: 'settled', label: 'Not delivered, dealt with' },
    ],
    ...bySite,
  },
  { name: 'deliveryError', type: 'textarea', ...bySite },
  { name: 'deliveredAt', type: 'date', ...bySite },
];

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
    hooks: { beforeDelete: [keepHeldNotes] },
    fields: [
      {
        name: 'about',
        type: 'relationship',
        relationTo: about,
        required: true,
        index: true,
        access: { create: () => true },
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
      ...deliveryFields,
    ],
  };
}

/** Notes on applicants. */
export const applicationNotes = notes('applications', { slug: 'application-notes', keepers: recruiters });

/** Notes on messages. */
export const messageNotes = notes('messages', { slug: 'message-notes', keepers: sales });
