import { expect, test } from 'vitest';
import { consentCookie, consentIn } from './cookie-consent.ts';

test.each([
  ['', undefined],
  ['a=b; Privacy=accepted', 'accepted'],
  ['Privacy=rejected; a=b', 'rejected'],
  ['Privacy=perhaps', undefined],
  ['NoPrivacy=accepted', undefined],
])('%j holds %s', (cookies, expected) => {
  expect(consentIn(cookies)).toBe(expected);
});

test('an answer is kept for 365 days', () => {
  expect(consentCookie('accepted', true)).toBe(
    'Privacy=accepted; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  );
  expect(consentCookie('rejected', false)).not.toContain('Secure');
});
