import { expect, test } from 'vitest';
import { UserError } from '../command.ts';
import { assertReviewed } from './notice.ts';

test.each(['AGPL-3.0-only', 'MIT AND SSPL-1.0', 'UNLICENSED', undefined])(
  'rejects the licence %s, naming its package',
  (licence) => {
    expect(() => assertReviewed('left-pad', licence)).toThrow(UserError);
    expect(() => assertReviewed('left-pad', licence)).toThrow('left-pad');
  },
);

test.each(['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0 AND LGPL-3.0-or-later'])('accepts %s', (licence) => {
  expect(() => assertReviewed('example', licence)).not.toThrow();
});
