import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../env.ts';
import { builds, fingerprint } from './build.ts';

test.each(builds)('$name is repeated when a package of its app changes', ({ folder, inputs }) => {
  const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@riverfront/'));
  const missing = packages
    .map((name) => name.replace('@riverfront/', 'packages/'))
    .filter((path) => !inputs.some((input) => input === path || input === `${path}/src`));
  expect(missing).toEqual([]);
});

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const now = () => fingerprint(folder, ['app', 'lock.json', 'absent']);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const name of ['app', 'app/build', 'app/parts']) mkdirSync(join(folder, name));
  write('app/parts/a.ts', 'a');
  write('lock.json', '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('is the same when nothing, an output or a test changes', () => {
  const before = now();
  write('app/build/index.js', 'built');
  write('app/parts/a.test.ts', 'test');
  expect(now()).toBe(before);
});

test.each([
  ['changed content', () => write('app/parts/a.ts', 'b')],
  ['a new file', () => write('app/parts/b.ts', '')],
  ['a moved file', () => renameSync(join(folder, 'app/parts/a.ts'), join(folder, 'app/a.ts'))],
  ['a changed single file', () => write('lock.json', '{"a":1}')],
])('changes with %s', (_, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});
