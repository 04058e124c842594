import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { publishedOrKept } from '../access/published-or-kept.ts';
import { bumpAfterGlobalChange } from '../hooks/bump-revision.ts';
import { previewAdmin } from '../preview/preview-admin.ts';
import type { PathOf } from '../preview/preview-paths.ts';
import { keepGlobalPublished } from '../publishing/always-published.ts';
import { drafts } from '../publishing/drafts.ts';
import { forgetGlobalFailures } from '../publishing/forget-failures.ts';
import { publicationNotice, publishing } from '../publishing/publication-notice.ts';
import { brokenLinksField } from '../references/fields.ts';
import { indexAfterGlobalChange } from '../search/hooks.ts';

/**
 * Makes a global one that visitors see and the site cannot do without: drafts, versions, fresh pages after each
 * change, a preview at the path of `previewAt`, and no way to unpublish it.
 */
export function publishedGlobal(global: GlobalConfig, options: { previewAt?: PathOf } = {}): GlobalConfig {
  return {
    ...global,
    access: { read: publishedOrKept(editors), readVersions: editors, update: editors },
    admin: {
      ...global.admin,
      ...(options.previewAt && previewAdmin(global.slug, options.previewAt)),
      components: {
        elements: {
          PublishButton: publishing('publish-button#PublishButton', global.slug),
          UnpublishButton: publishing('unpublish-button#UnpublishButton', global.slug),
        },
      },
    },
    versions: { drafts, max: 50 },
    hooks: {
      afterChange: [keepGlobalPublished, bumpAfterGlobalChange, forgetGlobalFailures, indexAfterGlobalChange],
    },
    fields: [publicationNotice(global.slug), brokenLinksField, ...global.fields],
  };
}
