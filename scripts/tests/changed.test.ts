import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { specsBySubject } from './changed.ts';

test('knows every spec file but the outage, and no other', () => {
  const known = Object.values(specsBySubject).flat();
  const files = readdirSync(join(root, 'e2e/specs'));
  const shared = files.filter((file) => !file.startsWith('outage.'));
  expect(shared.filter((file) => !known.some((name) => file.startsWith(name)))).toEqual([]);
  expect(known.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});
