import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { precompress } from './scripts/precompress.ts';
import { preserveImportMeta } from './scripts/preserve-import-meta.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // The server sends these in place of the originals (server/middleware/static-files.ts).
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
          // The whole server, not only the pages: a bundle starts three times as fast (decision 0013).
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
            codeSplitting: {
              groups: [
                // It rarely changes.
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: 'shared', test: /\/(app|packages)\//, minShareCount: 6 },
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
