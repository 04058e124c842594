import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { nobody } from '../access/nobody.ts';
import { auditActions } from '../audit/actions.ts';
import { refuseChange, refuseDelete } from '../audit/append-only.ts';

/** Who did what and when. Written by our own code alone, never changed, never deleted by hand. */
export const auditEvents: CollectionConfig = {
  slug: 'audit-events',
  labels: { singular: 'Audit entry', plural: 'Audit trail' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'actorName', 'action', 'kind', 'summary', 'record'],
    listSearchableFields: ['summary', 'actorName', 'record'],
    description: 'Who created, changed, published, opened or downloaded what, and when. It cannot be edited.',
    components: { beforeListTable: ['/admin/audit/filter#AuditFilter'] },
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  hooks: { beforeChange: [refuseChange], beforeDelete: [refuseDelete] },
  fields: [
    { name: 'action', type: 'select', required: true, index: true, options: [...auditActions] },
    {
      name: 'actor',
      label: 'Account',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { description: 'Empty when it was the site itself, an applicant, or an account that is gone.' },
    },
    { name: 'actorName', label: 'Who', type: 'text', required: true },
    {
      name: 'kind',
      label: 'Kind of record',
      type: 'text',
      index: true,
      admin: { components: { Cell: '/admin/audit/kind#KindCell' } },
    },
    {
      name: 'record',
      label: 'Record',
      type: 'text',
      index: true,
      admin: {
        components: { Cell: '/admin/audit/record#RecordCell', Field: '/admin/audit/record#RecordField' },
      },
    },
    { name: 'summary', label: 'What', type: 'text', required: true },
  ],
};
