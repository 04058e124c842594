import { expect, test } from 'vitest';
import { spamScore, suspicious } from './spam-score.ts';

const plain = {
  name: 'Asha Patel',
  organization: 'Patel Textiles',
  message: 'Our notes are at https://patel.example/erp if you want to look.',
  website: undefined,
  filledInMs: 30_000,
};
const threeLinks = 'The tender: https://a.example/1 https://a.example/2 www.b.example';

test.each([
  ['an ordinary message with a link', {}],
  ['a form without JavaScript', { filledInMs: undefined }],
  ['autofill', { filledInMs: 2_500 }],
  ['a tender with three links', { message: threeLinks }],
  ['Booking.com', { organization: 'Booking.com' }],
  ['monday.com Ltd', { organization: 'monday.com Ltd' }],
  ['www.acme.co.uk', { organization: 'www.acme.co.uk' }],
  ['Cyrillic without spam words', { message: 'Мы работаем с SAP, смотрите https://zavod.example' }],
])('does not suspect %s', (_, change) => {
  expect(spamScore({ ...plain, ...change }, true).score).toBeLessThan(suspicious);
});

test.each([
  ['the hidden field', { website: 'x' }],
  ['haste with many links', { filledInMs: 2_500, message: threeLinks }],
  ['link markup', { message: '[url=http://a.example]cheap[/url]' }],
  ['a link as name', { name: 'http://cheap.example' }],
  ['a casino', { message: 'Best CASINO bonus: https://a.example' }],
  ['Cyrillic spam', { message: 'Раскрутка и продвижение сайтов: www.a.example' }],
])('suspects %s and gives the reason', (_, change) => {
  const { score, reasons } = spamScore({ ...plain, ...change }, true);
  expect(score).toBeGreaterThanOrEqual(suspicious);
  expect(reasons.length).toBeGreaterThan(0);
});

test('does not judge the words of somebody who has written before', () => {
  expect(spamScore({ ...plain, message: 'Best casino bonus: https://a.example' }, false).score).toBe(0);
});
