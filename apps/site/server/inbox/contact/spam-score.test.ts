import { expect, test } from 'vitest';
import { spamScore, suspicious } from './spam-score.ts';

const plain = {
  name: 'Asha Patel',
  organization: 'Patel Textiles',
  message: 'Our notes are at https://patel.example/erp if you want to look.',
  website: undefined,
  filledInMs: 30_000,
};

test('does not suspect an ordinary message with a link, with JavaScript or without', () => {
  expect(spamScore(plain)).toEqual({ score: 0, reasons: [] });
  expect(spamScore({ ...plain, filledInMs: undefined }, true).score).toBe(0);
});

test.each([
  ['the hidden field', { website: 'x' }],
  ['a missing duration', { filledInMs: undefined }],
  ['haste', { filledInMs: 2_999 }],
  ['many links', { message: 'http://a.example http://b.example www.c.example' }],
  ['link markup', { message: '[url=http://a.example]cheap[/url]' }],
  ['a link as organization', { organization: 'www.cheap.example' }],
])('suspects %s and gives the reason', (_, change) => {
  const { score, reasons } = spamScore({ ...plain, ...change });
  expect(score).toBeGreaterThanOrEqual(suspicious);
  expect(reasons).toHaveLength(1);
});
