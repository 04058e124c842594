import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from './build.ts';

test('a fingerprint changes with sources, and not with outputs and tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
