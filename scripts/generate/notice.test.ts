import { expect, test } from 'vitest';
import { UserError } from '../user-error.ts';
import { assertReviewed } from './notice.ts';

test('rejects a licence that was not reviewed, naming its package', () => {
  for (const licence of ['AGPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'MIT AND SSPL-1.0', 'UNLICENSED'])
    expect(() => assertReviewed('left-pad', licence)).toThrow(
      `left-pad has the licence "${licence}", which has not been reviewed.`,
    );
});

test('rejects a package without a licence', () => {
  for (const licence of [undefined, '']) expect(() => assertReviewed('left-pad', licence)).toThrow(UserError);
});

test('reads SPDX expressions: one reviewed licence of OR is enough, all of AND are needed', () => {
  for (const licence of [
    '(MPL-2.0 OR Apache-2.0)',
    '(AFL-2.1 OR BSD-3-Clause)',
    'Apache-2.0 AND LGPL-3.0-or-later',
  ])
    assertReviewed('example', licence);
});
