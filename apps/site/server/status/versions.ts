import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (file: string) => (require(file) as { version: string }).version;

/** What runs here. */
export const versions = Object.freeze({
  app: versionOf('../../../../package.json'),
  node: process.versions.node,
  payload: versionOf('payload/package.json'),
});
