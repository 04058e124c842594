import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { builds } from './build.ts';

test.each(builds)('$name is repeated when a package of its app changes', ({ folder, inputs }) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@riverfront/'));
  const missing = packages
    .map((name) => name.replace('@riverfront/', 'packages/'))
    .filter((path) => !inputs.some((input) => input === path || input === `${path}/src`));
  expect(missing).toEqual([]);
});
