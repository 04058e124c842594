import type { CollectionConfig, Where } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { ownerField, ownersEndpoint } from '../../accounts/owners.ts';
import { administrators, nobody, sales } from '../../accounts/roles.ts';
import { type Column, type ExportRow, exportCsv } from '../../audit/csv.ts';
import { dayField } from '../../fields/day.ts';
import { checkboxField, instant, row, submissionFields, submittedField } from '../../fields/factories.ts';
import { eraseEndpoints } from '../../privacy/erasure/endpoints.ts';
import { erasedOnly } from '../../privacy/erasure/erase-records.ts';
import { holdBanner, holdFields } from '../../privacy/retention/hold-field.ts';
import type { LockedWith } from '../../publishing/concurrency/lock-and-compare.ts';
import { companyTimeZone, toCompanyTime } from '../../time/company-time.ts';
import { senders } from '../replies/audiences.ts';
import { replyEndpoints } from '../replies/endpoints.ts';
import { formFields } from './form-fields.ts';
import { readActivity, readConversation } from './read-conversation.ts';
import { asksForSpam, inboxQuery, inboxViews, notSpam, readInbox, viewFilters } from './read-inbox.ts';
import {
  answerTime,
  answerTimeField,
  joinConversation,
  messageStatuses,
  noteChanges,
  readThread,
  settleStatus,
  shareChanges,
  statusLabel,
} from './status.ts';

const shared = { method: 'get', roles: ['sales'] } as const;

/** What the inbox reads: a page of a view, a conversation, and whether it has changed. */
const inboxEndpoints = [
  endpoint({
    ...shared,
    path: '/inbox',
    query: inboxQuery,
    handler: (req, { query }) => readInbox(req, query),
  }),
  endpoint({ ...shared, path: '/:id/conversation', handler: (req, { id }) => readConversation(req, id) }),
  endpoint({ ...shared, path: '/:id/activity', handler: (req, { id }) => readActivity(req, id) }),
];

/** Fields that the list's search box searches. */
const searchedFields = [...formFields.filter((one) => one.isSearched).map(({ name }) => name), 'reference'];

const createColumns = (zone = companyTimeZone()): Column<ExportRow<'messages'>>[] => [
  { heading: 'Reference', value: ({ reference }) => reference },
  { heading: `Received (${zone})`, value: ({ createdAt }) => toCompanyTime(createdAt) },
  ...formFields.map(({ name, heading }) => ({
    heading,
    value: (message: ExportRow<'messages'>) => message[name],
  })),
  { heading: 'Status', value: ({ status }) => statusLabel(status) },
  { heading: 'Owner', value: ({ owner }) => owner },
  { heading: 'Follow up on', value: ({ followUpOn }) => followUpOn },
  { heading: `First answered (${zone})`, value: ({ firstAnsweredAt }) => toCompanyTime(firstAnsweredAt) },
  { heading: 'Time to first answer', value: (message) => answerTime(message) },
  { heading: 'Looks like spam', value: ({ suspectedSpam }) => (suspectedSpam ? 'yes' : 'no') },
  { heading: 'Why', value: ({ spamReasons }) => spamReasons?.join('; ') },
];

/** `GET /api/messages/export`: streams messages as CSV, of a `view` of the inbox, or by `where` and `search` of the list. */
export const exportMessages = endpoint({
  method: 'get',
  path: '/export',
  roles: ['sales'],
  handler(req) {
    const { query, user } = req;
    const where = query.where as Where | undefined;
    const view = inboxViews.find(({ key }) => key === query.view);
    const shown = view ? viewFilters(user.id)[view.key] : asksForSpam(where) ? {} : notSpam;
    return exportCsv(req, {
      collection: 'messages',
      where: { and: [where ?? {}, shown, searchOf(query.search)] },
      columns: createColumns(),
    });
  },
});

function searchOf(search: unknown): Where {
  const text = typeof search === 'string' ? search.trim() : '';
  return text ? { or: searchedFields.map((field) => ({ [field]: { like: text } })) } : {};
}

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
  custom: {
    lockedWith: readThread satisfies LockedWith,
    sortable: ['name', 'organization', 'topic', 'status', 'owner', 'email', 'reference'],
  },
  indexes: ['name', 'organization', 'topic', 'status', 'owner'].map((field) => ({
    fields: [field, 'createdAt'],
  })),
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
      admin: { readOnly: true, disableListColumn: true, disableListFilter: true },
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
    checkboxField('suspectedSpam', 'Looks like spam', {
      index: true,
      // Only the site suspects; staff can only clear it.
      access: { create: () => false, update: ({ data }) => data?.suspectedSpam === false },
      admin: { readOnly: true, position: 'sidebar' },
    }),
    ...holdFields(),
    ...submissionFields,
  ],
};
