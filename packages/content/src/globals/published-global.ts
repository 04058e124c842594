import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { bumpAfterGlobalChange } from '../hooks/bump-revision.ts';

/** Makes a global one that visitors see: drafts, versions, and fresh pages after each change. */
export function publishedGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    access: { read: publishedOrStaff, readVersions: editors, update: editors },
    versions: { drafts: true, max: 50 },
    hooks: { afterChange: [bumpAfterGlobalChange] },
  };
}
