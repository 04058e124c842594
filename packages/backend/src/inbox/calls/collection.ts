import type { CollectionConfig, PayloadRequest } from 'payload';
import { nobody, sales } from '../../accounts/roles.ts';
import { bumpRevision } from '../../publishing/revision.ts';
import { callEndpoints } from './endpoints.ts';

const bump = ({ req }: { req: PayloadRequest }) => bumpRevision(req, 'call-hours');

/** When members of staff take calls: periods within which visitors choose a time. */
export const callHours: CollectionConfig = {
  slug: 'call-hours',
  labels: { singular: 'Call hours', plural: 'Call hours' },
  disableDuplicate: true,
  admin: { hidden: true },
  access: { create: nobody, read: sales, update: nobody, delete: nobody },
  hooks: { afterChange: [bump], afterDelete: [bump] },
  endpoints: callEndpoints,
  fields: [
    // Nobody once their account is deleted, so not required.
    { name: 'person', type: 'relationship', relationTo: 'users', index: true },
    { name: 'startsAt', type: 'date', required: true },
    { name: 'endsAt', type: 'date', required: true, index: true },
    // Length of a call.
    { name: 'minutes', type: 'number', required: true },
    { name: 'timeZone', type: 'text', required: true },
    { name: 'place', type: 'text', required: true },
  ],
};
