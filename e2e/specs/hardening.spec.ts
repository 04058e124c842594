import { env } from '../env.ts';
import { findWeaknesses } from '../fixtures/attacks.ts';
import { expect, test } from '../fixtures/test.ts';

test('cache poisoning, open redirects, unusual paths and oversized bodies fail', {
  tag: '@full',
}, async () => {
  expect(await findWeaknesses(env.siteUrl)).toEqual([]);
});
