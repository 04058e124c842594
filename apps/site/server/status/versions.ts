import { readFileSync } from 'node:fs';

const versionOf = (file: URL) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** What runs here. */
export const versions = Object.freeze({
  app: versionOf(new URL('../../../../package.json', import.meta.url)),
  node: process.versions.node,
  // Payload does not let its package.json be asked for by name; its entry is `dist/index.js`.
  payload: versionOf(new URL('../package.json', import.meta.resolve('payload'))),
});
