import { expect, test } from 'vitest';
import { consentIn } from './cookie-consent.ts';

test.each([
  ['', undefined],
  ['a=b; Privacy=accepted', 'accepted'],
  ['Privacy=rejected; a=b', 'rejected'],
  ['Privacy=perhaps', undefined],
  ['NoPrivacy=accepted', undefined],
])('%j holds %s', (cookies, expected) => {
  expect(consentIn(cookies)).toBe(expected);
});
