import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { accessTable } from '../../testing/access/table.ts';

test('docs/access.md is up to date', { timeout: 300_000 }, async () => {
  const committed = await readFile(resolve(import.meta.dirname, '../../../../docs/access.md'), 'utf8');
  const current = await accessTable();
  expect(current, 'run `npm run generate` and review the changes').toBe(committed);
  // Below the introduction: no failures, and no differences between Local API and REST but for media, which the site
  // reads for visitors.
  const tables = current.slice(current.indexOf('|'));
  expect(tables).not.toMatch(/error \d/);
  expect(tables.match(/.* \|.*Local API [^|]*/g)).toEqual([
    '| GET /count | Local API yes, REST no ',
    '| GET / | Local API yes, REST no ',
    '| GET /:id | Local API yes, REST no ',
  ]);
});
