import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { precompress } from './scripts/precompress.ts';

/** Modules that nearly every screen uses. */
const commonModules = new RegExp(
  [
    'vite/preload-helper',
    '/packages/contract/src/(client|paths|search-texts)\\.ts$',
    '/app/(api|content|media|page-number|page-seo|retry|seo|site)\\.ts$',
    '/app/ui/(close-button|film|icons|image|lazy-part|pause-button|plain-text|toaster|toasts|use-[a-z-]+|when-online)\\.tsx?$',
    '/app/components/(brand/(kite|logo|river)|header/active-link|search/shortcut|article-dateline|content|feed-link|long-date|loading-text|picture|popup|rich-text|use-loaded)\\.tsx?$',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // The server sends these in place of the originals (server/http/static-files.ts).
    precompress(resolve(import.meta.dirname, 'build/client')),
  ],
  // Workers of a page with this policy need it too; in production every response has it.
  server: { headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  build: {
    // Assets inlined as data: URLs would have to be allowed in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // The lists of preloads of lazy-loaded parts took up to 800 bytes of a route.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
        rolldownOptions: {
          output: {
            // Two chunks in place of thirty small ones: the framework, which rarely changes, and the
            // common modules.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'base', test: commonModules },
                { name: 'field', test: /\/form\/((text-)?field|browser-storage)\.tsx?$/ },
                {
                  name: 'code',
                  test: /(form\/use-(countdown|email-verification)|my-application\/describe-failure)\.ts$/,
                },
                {
                  name: 'form',
                  test: /\/(form\/(use-(draft|form|submission)|error-summary)|random-uuid)\.tsx?$/,
                },
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
