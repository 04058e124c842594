import { posix, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Has the bundled modules of this project read the addresses of their sources, beside which their workers and data lie.
 * @param dir the folder of the server's build, with no chunk in a folder below it
 */
export function sourceAddresses(dir: string): Plugin {
  return {
    name: 'source-addresses',
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
