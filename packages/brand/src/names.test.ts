import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Sources of what visitors, applicants and staff receive. */
const sources = [
  'apps/site/{app,server,public,rules}',
  'apps/cms/{src,public}',
  'packages/{brand,contract,mail}/src',
  'packages/backend/src',
]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,svg}`, { cwd: root }))
  .concat('apps/site/env.ts', 'NOTICE')
  // The last compares what is stored with the sample's names.
  .filter((path) => !/\.test\.tsx?$|\/testing\/|dashboard\/sample-content\.ts$/.test(path));

/** Names of packages, metrics, keys and processes, which never leave the server; keys must stay as they are. */
const internal =
  /@riverfront\/|riverfront_\w*|riverfront-site|'riverfront (?:altcha|backup|first|limits|one-time|outgoing|pending|prepare|recovery|second|tokens)[\w -]*'|Symbol\.for\('riverfront|globalThis\.riverfront\w*|riverfrontIsStopping/g;

/** Leaves out comments, which builds drop. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test('names the sample company nowhere in what people receive', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) => {
    const code = withoutComments(readFileSync(resolve(root, path), 'utf8')).replace(internal, '');
    return (code.match(/.*(?:riverfront|ahmedabad|sabarmati|\bkites?\b).*/gi) ?? []).map(
      (line) => `${path}: ${line.trim()}`,
    );
  });
  expect(found).toEqual([]);
});
