import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '@riverfront/backend/testing/close-at-end';
import { expect, test } from 'vitest';
import { fingerprint } from './build.ts';

test('a fingerprint changes with sources, and not with outputs and tests', async () => {
  const folder = await makeTestFolder();
  mkdirSync(join(folder, 'app/build'), { recursive: true });
  const after = (path: string, text: string) => {
    writeFileSync(join(folder, path), text);
    return fingerprint(folder, ['app', 'lock.json']);
  };
  const first = after('app/a.ts', 'a');
  expect(after('app/build/index.js', 'built')).toBe(first);
  expect(after('app/a.test.ts', 'test')).toBe(first);
  expect(new Set([first, after('app/a.ts', 'b'), after('app/b.ts', ''), after('lock.json', '{}')]).size).toBe(
    4,
  );
});
