import type { CollectionConfig } from 'payload';
import { editorsAndRecruiters, nobody } from '../../accounts/rules.ts';
import { importEndpoints } from './endpoints.ts';

const written = { create: nobody, update: nobody, delete: nobody };
const line = (name: string) => ({ name, type: 'text', required: true }) as const;

/** Imports that were run, each with its report; our own screen lists them. */
export const imports: CollectionConfig = {
  slug: 'imports',
  disableDuplicate: true,
  admin: { useAsTitle: 'name', hidden: true },
  access: { ...written, read: editorsAndRecruiters },
  endpoints: importEndpoints,
  fields: [line('name'), line('summary'), line('by'), { name: 'lines', type: 'json', required: true }],
};

/**
 * Which item of a source became which document, so that a second import makes nothing twice: the hash of the source
 * (`pending` while links wait for others), and the version that the import left.
 */
export const importedItems: CollectionConfig = {
  slug: 'imported-items',
  disableDuplicate: true,
  admin: { hidden: true },
  access: { ...written, read: nobody },
  fields: [
    { ...line('source'), unique: true, index: true },
    { name: 'record', type: 'number', required: true },
    line('hash'),
    line('version'),
  ],
};
