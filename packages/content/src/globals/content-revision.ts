import type { GlobalConfig } from 'payload';
import { everybody } from '../access/everybody.ts';
import { nobody } from '../access/nobody.ts';

/**
 * The one row that every publication changes and every site node watches. It
 * also remembers that the sample content was loaded, so that what an editor
 * deleted does not come back.
 */
export const contentRevision: GlobalConfig = {
  slug: 'content-revision',
  admin: { hidden: true },
  access: { read: everybody, update: nobody },
  fields: [
    { name: 'value', type: 'text', required: true },
    { name: 'sampleLoadedAt', type: 'date' },
  ],
};
