import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accessTable } from '../../testing/access/table.ts';

test('docs/access.md says what each role may do today', { timeout: 300_000 }, async () => {
  const committed = await readFile(resolve(import.meta.dirname, '../../../../docs/access.md'), 'utf8');
  const today = await accessTable();
  expect(today, 'run `npm run generate` and look at what changed').toBe(committed);
  // The table itself, below the words about it: no failure, and no way in that allows more than the other.
  expect(today.slice(today.indexOf('|'))).not.toMatch(/error \d|Local API/);
});
