import { APIError, type CollectionConfig } from 'payload';
import { administrators, nobody } from '../accounts/roles.ts';
import { auditActions } from './actions.ts';

/** The audit trail. Only our own code appends to it; only retention deletes from it. */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  custom: { sortable: [] },
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'actorName', 'action', 'kind', 'summary', 'filter', 'record'],
    listSearchableFields: ['summary', 'actorName', 'record'],
    description: 'Who created, changed, published, opened or downloaded what, and when. It cannot be edited.',
    components: { beforeListTable: ['/admin/audit/audit-trail#AuditFilter'] },
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  hooks: {
    beforeChange: [
      ({ operation }) => {
        if (operation === 'update') throw new APIError('The audit trail cannot be changed.', 403);
      },
    ],
    beforeDelete: [
      () => {
        throw new APIError('The audit trail cannot be deleted.', 403);
      },
    ],
  },
  fields: [
    { name: 'action', type: 'select', required: true, index: true, options: [...auditActions] },
    {
      name: 'actor',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { description: 'Empty when it was the site itself, an applicant, or a deleted account.' },
    },
    { name: 'actorName', label: 'Who', type: 'text', required: true },
    {
      name: 'kind',
      label: 'Kind of record',
      type: 'text',
      index: true,
      admin: { components: { Cell: '/admin/audit/audit-trail#KindCell' } },
    },
    {
      name: 'record',
      label: 'Record',
      type: 'text',
      index: true,
      admin: {
        components: {
          Cell: '/admin/audit/audit-trail#RecordCell',
          Field: '/admin/audit/audit-trail#RecordField',
        },
      },
    },
    { name: 'summary', label: 'What', type: 'text', required: true },
    {
      name: 'filter',
      type: 'json',
      admin: {
        components: { Cell: '/admin/audit/audit-trail#Filter', Field: '/admin/audit/audit-trail#Filter' },
      },
    },
  ],
};
