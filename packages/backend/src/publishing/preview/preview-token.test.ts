import { expect, test } from 'vitest';
import { readPreview, signPreview } from './preview-token.ts';

const secret = 'a secret that only tests know, 40 characters';
const target = { kind: 'blogs', id: '7', path: '/blogs/clean-core' };
const minute = 60_000;
/** Beginning of a ten-minute step. */
const start = Date.UTC(2026, 10, 21, 9, 0);

test('expires after 20 to 30 minutes', () => {
  const first = signPreview(secret, target, () => start);
  expect(readPreview(secret, first, () => start + 30 * minute - 1)).toBeDefined();
  expect(readPreview(secret, first, () => start + 30 * minute)).toBeUndefined();
  const last = start + 10 * minute - 1;
  expect(signPreview(secret, target, () => last)).toBe(first);
  expect(readPreview(secret, first, () => last + 20 * minute)).toBeDefined();
  expect(signPreview(secret, target, () => start + 10 * minute)).not.toBe(first);
});
