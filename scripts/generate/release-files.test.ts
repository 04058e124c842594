import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import project from '../../package.json' with { type: 'json' };
import { root } from '../env.ts';
import { releaseFiles } from './release-files.ts';

const read = (path: string) =>
  path === 'CHANGELOG.md'
    ? '# Changelog\n\n## Unreleased\n\n- New.\n'
    : readFileSync(join(root, path), 'utf8');
const release = (version: string, readFile = read) =>
  releaseFiles(project.version, version, new Date('2026-11-28T00:00:00Z'), readFile);

test('a release writes its version into the project, the changelog and the names of all images', () => {
  const files = release('99.1.2');
  expect(files.get('CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 99.1.2 – 2026-11-28\n\n- New.\n',
  );
  expect(JSON.parse(files.get('package.json') ?? '')).toEqual({ ...project, version: '99.1.2' });
  const lock = JSON.parse(files.get('package-lock.json') ?? '');
  expect([lock.version, lock.packages[''].version]).toEqual(['99.1.2', '99.1.2']);
  const { services } = parse(files.get('compose.yaml') ?? '', { merge: true });
  for (const name of ['site', 'site-2', 'staff', 'staff-2', 'prepare', 'tool', 'backup'])
    expect(services[name].image).toMatch(/^riverfront\/\w+:99\.1\.2$/);
});

test.each(['0.0.1', project.version, '1.0', 'next'])('rejects %s as the next version', (version) => {
  expect(() => release(version)).toThrow('Name a version after');
});

test('rejects a release of nothing', () => {
  expect(() => release('99.1.2', () => '## Unreleased\n\n## 1.0.0\n')).toThrow('lists nothing');
});
