import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { sales } from '../access/sales.ts';
import { eraseEndpoints } from '../erasure/endpoints.ts';
import { erasedOnly } from '../erasure/guards.ts';
import { holdBanner, holdFields } from '../fields/hold.ts';
import { ownerField } from '../fields/owner.ts';
import { ownersEndpoint } from '../fields/owners-endpoint.ts';
import { given, receivedFields } from '../fields/received.ts';
import { answerTimeField } from '../messages/answer-time.ts';
import { exportMessages, searchedFields } from '../messages/export-messages.ts';
import { noteChanges } from '../messages/note-changes.ts';
import { passOnRestored } from '../messages/pass-on-restored.ts';
import { settleStatus } from '../messages/settle-status.ts';
import { messageStatuses } from '../messages/statuses.ts';
import { asksForSpam, notSpam } from '../messages/views.ts';
import { timelineEndpoint } from '../notes/timeline.ts';
import { senders } from '../replies/audiences.ts';
import { replyEndpoints } from '../replies/endpoints.ts';

/** What visitors wrote with the contact form. Made by the site alone. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'organization', 'topic', 'status', 'owner', 'answerTime', 'createdAt'],
    listSearchableFields: searchedFields,
    description: 'Messages of the contact form, newest first. Spam is left out unless you ask for it.',
    baseFilter: ({ req }) => (asksForSpam(req.query.where) ? null : notSpam),
    components: { beforeListTable: ['/admin/messages/message-list-head#MessageListHead'] },
  },
  access: { create: nobody, read: sales, update: sales, delete: administrators },
  hooks: {
    beforeChange: [settleStatus],
    afterChange: [noteChanges, passOnRestored],
    beforeDelete: [erasedOnly],
  },
  endpoints: [
    ownersEndpoint('sales'),
    ...replyEndpoints(senders),
    exportMessages,
    timelineEndpoint('messages', sales),
    ...eraseEndpoints('messages'),
  ],
  fields: [
    holdBanner,
    {
      name: 'replyPanel',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/admin/replies/reply-panel#ReplyPanel' } },
    },
    {
      name: 'actions',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/admin/messages/message-actions#MessageActions' },
      },
    },
    {
      name: 'spamReasons',
      label: 'Why it looks like spam',
      type: 'text',
      hasMany: true,
      admin: {
        readOnly: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/admin/messages/spam-notice#SpamNotice' },
      },
    },
    {
      type: 'row',
      fields: [given('name', 'Name'), given('organization', 'Organization'), given('country', 'Country')],
    },
    { type: 'row', fields: [given('email', 'Email'), given('phone', 'Phone')] },
    { name: 'message', type: 'textarea', admin: { readOnly: true, rows: 10 } },
    {
      type: 'row',
      fields: [given('topic', 'What the visitor was reading'), given('page', 'Page of the form')],
    },
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
    {
      name: 'followUpOn',
      label: 'Follow up on',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
    },
    {
      name: 'firstAnsweredAt',
      label: 'First answered',
      type: 'date',
      admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
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
        components: { Field: '/admin/notes/timeline#Timeline' },
      },
    },
    {
      name: 'suspectedSpam',
      label: 'Looks like spam',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      // The site suspects; staff can only say that it is wrong.
      access: { create: () => false, update: ({ data }) => data?.suspectedSpam === false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    ...holdFields(),
    ...receivedFields,
  ],
};
