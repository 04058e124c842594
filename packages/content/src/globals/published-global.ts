import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrKept } from '../access/published-or-kept.ts';
import { bumpAfterGlobalChange } from '../hooks/bump-revision.ts';
import { previewAdmin } from '../preview/preview-admin.ts';
import type { PathOf } from '../preview/preview-paths.ts';
import { drafts } from '../publishing/drafts.ts';
import { forgetGlobalFailures } from '../publishing/forget-failures.ts';
import { publicationNotice } from '../publishing/publication-notice.ts';
import { brokenLinksField } from '../references/fields.ts';
import { indexAfterGlobalChange } from '../search/hooks.ts';

/** Makes a global one that visitors see: drafts, versions, and fresh pages after each change, a preview at the path of `previewAt`. */
export function publishedGlobal(global: GlobalConfig, options: { previewAt?: PathOf } = {}): GlobalConfig {
  return {
    ...global,
    access: { read: publishedOrKept(editors), readVersions: editors, update: editors },
    ...(options.previewAt && { admin: { ...global.admin, ...previewAdmin(global.slug, options.previewAt) } }),
    versions: { drafts, max: 50 },
    hooks: { afterChange: [bumpAfterGlobalChange, forgetGlobalFailures, indexAfterGlobalChange] },
    fields: [publicationNotice(global.slug), brokenLinksField, ...global.fields],
  };
}
