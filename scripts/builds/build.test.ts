import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from './build.ts';

test('a fingerprint changes with sources, and not with outputs and tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const now = () => fingerprint(folder, ['app', 'lock.json', 'absent']);
  for (const name of ['app', 'app/build', 'app/parts']) mkdirSync(join(folder, name));
  write('app/parts/a.ts', 'a');
  write('lock.json', '{}');
  const seen = [now()];
  write('app/build/index.js', 'built');
  write('app/parts/a.test.ts', 'test');
  expect(now()).toBe(seen[0]);
  for (const change of [
    () => write('app/parts/a.ts', 'b'),
    () => write('app/parts/b.ts', ''),
    () => renameSync(join(folder, 'app/parts/a.ts'), join(folder, 'app/a.ts')),
    () => write('lock.json', '{"a":1}'),
  ]) {
    change();
    expect(seen).not.toContain(now());
    seen.push(now());
  }
});
