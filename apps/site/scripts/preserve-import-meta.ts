import { posix, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Rewrites `import.meta.url` and `import.meta.dirname` in bundled TypeScript, so that they still point to the source
 * file: workers and data files are resolved relative to it.
 * @param dir output folder of the server build; all chunks must be directly in it
 */
export function preserveImportMeta(dir: string): Plugin {
  return {
    name: 'preserve-import-meta',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.tsx?$/, code: /import\.meta\.(?:url|dirname)/ },
      handler(code, id) {
        const path = normalizePath(relative(dir, id));
        return code
          .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
          .replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/${posix.dirname(path)}`)})`,
          );
      },
    },
  };
}
