import { expect, test } from 'vitest';
import { readPreview, signPreview } from './preview-token.ts';

const secret = 'a secret that only tests know, 40 characters';
const target = { kind: 'blogs', id: '7', path: '/blogs/clean-core' };
const minute = 60_000;
/** Beginning of a ten-minute step. */
const start = Date.UTC(2026, 10, 21, 9, 0);

test('reads what was signed, and the expiry', () => {
  const link = signPreview(secret, target, () => start);
  expect(readPreview(secret, link, () => start)).toEqual({ ...target, until: start + 30 * minute });
});

test('expires after 20 to 30 minutes', () => {
  const first = signPreview(secret, target, () => start);
  expect(readPreview(secret, first, () => start + 30 * minute - 1)).toBeDefined();
  expect(readPreview(secret, first, () => start + 30 * minute)).toBeUndefined();
  const last = start + 10 * minute - 1;
  expect(signPreview(secret, target, () => last)).toBe(first);
  expect(readPreview(secret, first, () => last + 20 * minute)).toBeDefined();
  expect(signPreview(secret, target, () => start + 10 * minute)).not.toBe(first);
});

test('rejects an altered or foreign token', () => {
  const link = signPreview(secret, target);
  const [body = '', signature = ''] = link.split('.');
  const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"7"', '"8"')).toString(
    'base64url',
  );
  expect(readPreview(secret, `${other}.${signature}`)).toBeUndefined();
  expect(readPreview('another secret, just as long as it should be', link)).toBeUndefined();
  for (const broken of ['', '.', body, `${body}.`, `.${signature}`, `${link}x`])
    expect(readPreview(secret, broken)).toBeUndefined();
});
