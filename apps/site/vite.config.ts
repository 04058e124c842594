import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { precompress } from './scripts/precompress.ts';
import { preserveImportMeta } from './scripts/preserve-import-meta.ts';

/** Modules that every page needs to hydrate. Without the client entry, which has to run after the route modules. */
const base = new RegExp(
  [
    'vite/preload-helper',
    '/packages/contract/src/(api-error|search-texts)\\.ts$',
    '/app/(api|content|feeds|page-seo|root|seo|site)\\.tsx?$',
    '/app/ui/(lazy-part|plain-text|static-part|use-browser-state|when-online)\\.tsx?$',
    '/app/routes/careers/load-data\\.ts$',
    '/app/components/(content|error-screen|loading-text|popup)\\.tsx?$',
  ].join('|'),
);

/** The layout of every page (header, footer, toasts), which hydrates after it. */
const frame =
  /\/app\/(retry|ui\/(close-button|inner-path|toaster|toasts)|components\/(brand\/(emblem|logo|waves)|footer\/(footer|privacy-button)|header\/(?!mobile-(links|overlay))[a-z-]+|search\/shortcut|back-to-top|recovery|static-links|use-fresh-page))\.tsx?$/;

/** The static parts of all pages, which a first page does not load. */
const staticParts =
  /\/app\/(components\/(card-grid\/item-grid|call-to-action|contact-invitation|legal-document|page-intro|contents\/[a-z-]+|sections\/(articles|call-to-action|cards|groups|questions|text)-section|sections\/(arrangement|card-columns|card-lead|section-card))|routes\/(about\/texts|detail\/(article|no-data|related)|home\/(articles|solutions|why)|privacy-sections|terms-text|topic\/topic-article))\.tsx?$/;

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // The server sends these in place of the originals (server/http/static-files.ts).
    precompress(resolve(import.meta.dirname, 'build/client')),
    preserveImportMeta(resolve(import.meta.dirname, 'build/server')),
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
    ssr: {
      build: {
        rolldownOptions: {
          // The whole server, not only the pages: a bundle starts three times as fast (decision 0086).
          input: resolve(import.meta.dirname, 'server.ts'),
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
      resolve: { conditions: ['node'] },
    },
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
                { name: 'base', test: base },
                { name: 'icons', test: /\/ui\/icons\.tsx$/ },
                { name: 'rich-text', test: /\/components\/rich-text\.tsx$/ },
                {
                  name: 'opening',
                  test: /\/(document-title|components\/(page-opening|lazy-[a-z-]+|sections\/lazy-sections))\.tsx?$/,
                },
                { name: 'dates', test: /\/components\/(long-date|section-heading)\.tsx?$/ },
                { name: 'cards', test: /\/components\/(article-dateline|card-grid\/card(-rows)?)\.tsx$/ },
                { name: 'item', test: /\/detail\/item\.ts$/ },
                { name: 'frame', test: frame },
                { name: 'media', test: /\/(media|components\/picture|ui\/(film|image|pause-button))\.tsx?$/ },
                { name: 'static', test: staticParts },
                { name: 'field', test: /(\/form\/(text-)?field|\/ui\/src\/storage)\.tsx?$/ },
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
  ssr:
    command === 'build'
      ? {
          noExternal: true,
          external: [
            // They read files relative to their own modules.
            'sharp',
            '@countrystatecity/countries',
            // OpenTelemetry instruments the installed module.
            'pg',
            'pg-boss',
            // Only imported in development.
            'vite',
          ],
        }
      : {
          external: ['payload', 'sharp', '@payloadcms/db-postgres', '@payloadcms/richtext-lexical'],
          noExternal: [/^@riverfront\//],
        },
}));
