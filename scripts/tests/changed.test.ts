import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { specsBySubject } from './changed.ts';

test('knows every spec file that runs on the shared stack, and no other', () => {
  const known = Object.values(specsBySubject).flat();
  const files = readdirSync(join(root, 'e2e/specs'));
  const shared = files.filter((file) => !/^(?:outage|deploy)\./.test(file));
  expect(shared.filter((file) => !known.some((name) => file.startsWith(name)))).toEqual([]);
  expect(known.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});
