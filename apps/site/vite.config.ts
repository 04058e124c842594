import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // A picture or font inlined as data: would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file that changes only with these packages, in place of five.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
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
