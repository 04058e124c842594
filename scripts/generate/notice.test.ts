import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { UserError } from '../user-error.ts';
import { assertReviewed } from './licences.ts';
import { createNotice, noticeFile } from './notice.ts';

test('rejects a licence that was not reviewed, naming its package', () => {
  for (const licence of ['AGPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'MIT AND SSPL-1.0', 'UNLICENSED'])
    expect(() => assertReviewed('left-pad', licence)).toThrow(
      `left-pad has the licence "${licence}", which has not been reviewed.`,
    );
});

test('rejects a package without a licence', () => {
  for (const licence of [undefined, ''])
    expect(() => assertReviewed('left-pad', licence)).toThrow(
      new UserError('left-pad names no licence, so it must not be shipped.'),
    );
});

test('reads SPDX expressions: one reviewed licence of OR is enough, all of AND are needed', () => {
  expect(assertReviewed('dompurify', '(MPL-2.0 OR Apache-2.0)')).toEqual(['Apache-2.0', 'MPL-2.0']);
  expect(assertReviewed('json-schema', '(AFL-2.1 OR BSD-3-Clause)')).toEqual(['BSD-3-Clause']);
  expect(assertReviewed('sharp', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT')).toEqual([
    'Apache-2.0',
    'LGPL-3.0-or-later',
    'MIT',
  ]);
});

test('NOTICE is up to date, credits the country data and includes licences and copyright lines', () => {
  const committed = readFileSync(join(root, noticeFile), 'utf8');
  expect(createNotice()).toBe(committed);
  for (const text of [
    'https://opendatacommons.org/licenses/odbl/1-0/',
    'https://github.com/dr5hn/countries-states-cities-database',
    '\nreact\n    Copyright (c) Meta Platforms, Inc. and affiliates.',
    'Fraunces Project Authors',
    // Packages of other platforms are included.
    '@img/sharp-libvips-linux-arm64',
    'GNU LESSER GENERAL PUBLIC LICENSE',
  ])
    expect(committed).toContain(text);
  expect(committed).not.toMatch(/^vitest$/m);
});
