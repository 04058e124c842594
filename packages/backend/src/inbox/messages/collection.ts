import type { CollectionConfig } from 'payload';
import { ownerField } from '../../accounts/owner-field.ts';
import { ownersEndpoint } from '../../accounts/owners.ts';
import { administrators, nobody, sales } from '../../accounts/rules.ts';
import { dayField } from '../../fields/day.ts';
import { instant } from '../../fields/instant.ts';
import { row } from '../../fields/layout.ts';
import { submissionFields, submittedField } from '../../fields/submission.ts';
import { eraseEndpoints } from '../../privacy/erasure/endpoints.ts';
import { erasedOnly } from '../../privacy/erasure/guards.ts';
import { holdBanner, holdFields } from '../../privacy/retention/hold-field.ts';
import type { LockedWith } from '../../publishing/concurrency/with-version-check.ts';
import { cancelErased } from '../appointments/endpoints.ts';
import { senders } from '../replies/audiences.ts';
import { replyEndpoints } from '../replies/endpoints.ts';
import { answerTimeField } from './answer-time.ts';
import { readThread } from './conversation-state.ts';
import { inboxEndpoints } from './endpoints.ts';
import { exportMessages, searchedFields } from './export-messages.ts';
import { joinConversation, noteChanges, shareChanges } from './hooks.ts';
import { messageStatuses, settleStatus } from './status.ts';
import { asksForSpam, notSpam } from './views.ts';

/** Messages of the contact form. The site alone creates them. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'organization', 'topic', 'status', 'owner', 'answerTime', 'createdAt'],
    listSearchableFields: searchedFields,
    description:
      'Messages of the contact form with all that is stored about them. They are answered in the inbox.',
    baseFilter: ({ req }) => (asksForSpam(req.query.where) ? null : notSpam),
  },
  access: { create: nobody, read: sales, update: sales, delete: administrators },
  hooks: {
    beforeChange: [joinConversation, settleStatus],
    afterChange: [noteChanges, shareChanges],
    beforeDelete: [erasedOnly],
  },
  custom: { beforeErase: [cancelErased], lockedWith: readThread satisfies LockedWith },
  endpoints: [
    ownersEndpoint('sales'),
    ...replyEndpoints(senders),
    exportMessages,
    ...inboxEndpoints,
    ...eraseEndpoints('messages'),
  ],
  fields: [
    holdBanner,
    {
      name: 'spamReasons',
      label: 'Why it looks like spam',
      type: 'text',
      hasMany: true,
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    row(
      submittedField('name', 'Name'),
      submittedField('organization', 'Organization'),
      submittedField('country', 'Country'),
    ),
    row({ ...submittedField('email', 'Email'), index: true }, submittedField('phone', 'Phone')),
    { name: 'message', type: 'textarea', admin: { readOnly: true, rows: 10 } },
    row(submittedField('topic', 'What the visitor was reading'), submittedField('page', 'Page of the form')),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [...messageStatuses],
      admin: { position: 'sidebar' },
    },
    ownerField('sales'),
    dayField({ name: 'followUpOn', label: 'Follow up on', index: true, admin: { position: 'sidebar' } }),
    {
      name: 'firstAnsweredAt',
      label: 'First answered',
      type: 'date',
      admin: { ...instant, position: 'sidebar' },
    },
    answerTimeField,
    {
      name: 'notes',
      type: 'join',
      collection: 'message-notes',
      on: 'about',
      defaultSort: '-createdAt',
      admin: {
        defaultColumns: ['text', 'kind', 'author', 'createdAt'],
        disableListColumn: true,
        hidden: true,
      },
    },
    {
      name: 'suspectedSpam',
      label: 'Looks like spam',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      // Only the site suspects; staff can only clear it.
      access: { create: () => false, update: ({ data }) => data?.suspectedSpam === false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    ...holdFields(),
    ...submissionFields,
  ],
};
