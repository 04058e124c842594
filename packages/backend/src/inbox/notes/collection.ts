import type {
  Access,
  CollectionConfig,
  CollectionSlug,
  Field,
  FieldHook,
  PayloadRequest,
  TextareaFieldValidation,
} from 'payload';
import { textarea } from 'payload/shared';
import { describeOwnerChange, type Owned } from '../../accounts/owners.ts';
import { administrators, nobody, recruiters, sales } from '../../accounts/roles.ts';
import { selectField } from '../../fields/factories.ts';
import { keepHeldNotes } from '../../privacy/erasure/erase-records.ts';

const currentUser: FieldHook = ({ req, value, operation }) =>
  operation === 'create' ? (req.user?.id ?? value) : value;

/** Most characters of a note that people write, and of a stored reply with its subject, link and file names. */
const maxLength = { note: 10_000, reply: 30_000 };

const validateText: TextareaFieldValidation = (value, options) => {
  const { kind }: { kind?: unknown } = options.data;
  return textarea(value, { ...options, maxLength: kind === 'reply' ? maxLength.reply : maxLength.note });
};

const hidden = { admin: { hidden: true } };

const deliveryStates = {
  waiting: 'On its way',
  sent: 'Sent',
  failed: 'Not delivered',
  settled: 'Not delivered, dealt with',
};

const kinds = { note: 'Note', reply: 'Reply by email', change: 'Change', owner: 'Change of the owner' };

/** State of a reply's email, written by the site alone. */
const deliveryFields: Field[] = [
  { name: 'mail', type: 'relationship', relationTo: 'mails', index: true, ...hidden },
  selectField('delivery', deliveryStates, { required: false, index: true, ...hidden }),
  { name: 'deliveryError', type: 'textarea', ...hidden },
  { name: 'deliveredAt', type: 'date', ...hidden },
];

/** Notes and replies about a record: each a record of its own, so that concurrent authors overwrite nothing. */
function createNotes(slug: CollectionSlug, about: CollectionSlug, authors: Access): CollectionConfig {
  return {
    slug,
    labels: { singular: 'Note', plural: 'Notes' },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    admin: { hidden: true, useAsTitle: 'text', defaultColumns: ['text', 'kind', 'author', 'createdAt'] },
    access: { create: authors, read: authors, update: nobody, delete: administrators },
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
      { name: 'text', label: 'Note', type: 'textarea', required: true, validate: validateText },
      selectField('kind', kinds, {
        defaultValue: 'note',
        access: { create: () => false },
        admin: { readOnly: true },
      }),
      {
        name: 'author',
        type: 'relationship',
        relationTo: 'users',
        hooks: { beforeChange: [currentUser] },
        access: { create: () => false },
        admin: { readOnly: true, description: 'Empty when the applicant or the site itself wrote it.' },
      },
      ...deliveryFields,
    ],
  };
}

/** Adds a note about a change of a record; its author is the user of `req`, if there is one. */
export async function addChangeNote(
  req: PayloadRequest,
  collection: 'application-notes' | 'message-notes',
  about: number,
  text: string,
  kind: 'change' | 'owner' = 'change',
): Promise<void> {
  await req.payload.create({ collection, data: { about, kind, text }, depth: 0, req });
}

/** Adds a note about a change of a record's owner, if it has changed. It names staff, so it is not for applicants. */
export async function noteOwner(
  req: PayloadRequest,
  collection: 'application-notes' | 'message-notes',
  before: Owned,
  after: Owned & { id: number },
): Promise<void> {
  const text = await describeOwnerChange(req, before, after);
  if (text) await addChangeNote(req, collection, after.id, text, 'owner');
}

/** Notes on applicants. */
export const applicationNotes = createNotes('application-notes', 'applications', recruiters);

/** Notes on messages. */
export const messageNotes = createNotes('message-notes', 'messages', sales);
