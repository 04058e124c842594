import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const now = () => fingerprint(root, ['app', 'lock.json', 'absent']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const folder of ['app', 'app/build', 'app/parts']) mkdirSync(join(root, folder));
  write('app/parts/a.ts', 'a');
  write('lock.json', '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

test('is the same when nothing, an output or a test changes', () => {
  const before = now();
  write('app/build/index.js', 'built');
  write('app/parts/a.test.ts', 'test');
  expect(now()).toBe(before);
});

test.each([
  ['changed content', () => write('app/parts/a.ts', 'b')],
  ['a new file', () => write('app/parts/b.ts', '')],
  ['a moved file', () => renameSync(join(root, 'app/parts/a.ts'), join(root, 'app/a.ts'))],
  ['a changed single file', () => write('lock.json', '{"a":1}')],
])('changes with %s', (_, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});
