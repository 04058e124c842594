import { noticeFile, writeNotice } from './notice.ts';
import { openApiFile, writeOpenApi } from './openapi.ts';
import { runPayload } from './payload.ts';

/** A committed file that is made from others. */
export interface Generated {
  name: string;
  file: string;
  make: () => Promise<void>;
}

/** All of them. */
export const generated: Generated[] = [
  {
    name: 'Payload types',
    file: 'packages/content/src/payload-types.ts',
    make: () => runPayload('generate:types'),
  },
  {
    name: 'Admin import map',
    file: 'apps/cms/src/app/(payload)/admin/importMap.js',
    make: () => runPayload('generate:importmap'),
  },
  { name: 'OpenAPI document', file: openApiFile, make: writeOpenApi },
  { name: 'Third-party notices', file: noticeFile, make: writeNotice },
];
