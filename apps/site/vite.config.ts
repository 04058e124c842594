import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { precompress } from './scripts/precompress.ts';

/** Modules that nearly every screen uses. */
const everywhere = new RegExp(
  [
    'vite/preload-helper',
    '/packages/contract/src/(client|paths|search-texts)\\.ts$',
    '/app/(api|content|media|page-number|page-seo|retry|seo|site)\\.ts$',
    '/app/ui/(icons|image|later|pause-button|plain-text|toaster|toasts|use-[a-z-]+|when-online)\\.tsx?$',
    '/app/components/(brand/(kite|logo|river)|header/active-link|search/shortcut|article-dateline|content|feed-link|long-date|loading-text|picture|popup|rich-text|section-heading)\\.tsx?$',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // The server sends these in place of the originals (server/http/static-files.ts).
    precompress(resolve(import.meta.dirname, 'build/client')),
  ],
  // Workers of a page under this policy must carry it themselves; in production every answer does.
  server: { headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  build: {
    // A picture or font inlined as data: would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Named beside each part that is loaded later, the scripts that it imports took up to 800 bytes of a route.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
        rolldownOptions: {
          output: {
            // Two files in place of thirty small ones: what changes only with these packages, and the
            // small parts that nearly every screen uses. All else goes with the screens that want it.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'base', test: everywhere },
                { name: 'field', test: /\/app\/ui\/form\/(text-field|field-error)\.tsx$/ },
                { name: 'code', test: /(\/countdown|\/attempt)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    external: ['payload', 'sharp', '@payloadcms/db-postgres', '@payloadcms/richtext-lexical'],
    noExternal: [/^@riverfront\//],
  },
});
