import { describe, expect, test } from 'vitest';
import { phoneProblem, toE164 } from './phone.ts';

describe('a number that can be called', () => {
  test.each([
    ['98765 43210', 'IN', '+919876543210'],
    ['079 2658 1234', 'IN', '+917926581234'],
    ['+91 98765-43210', 'IN', '+919876543210'],
    ['+44 20 7946 0958', 'IN', '+442079460958'],
    ['(202) 555-0142', 'US', '+12025550142'],
    ['+44 20 7946 0958', undefined, '+442079460958'],
    ['+52 1 55 1234 5678', 'IN', '+525512345678'],
    ['044 55 1234 5678', 'MX', '+525512345678'],
    ['+54 11 15 2345 6789', 'AR', '+5491123456789'],
  ])('%s in %s', (phone, country, e164) => {
    expect(phoneProblem(phone, country)).toBeUndefined();
    expect(toE164(phone, country)).toBe(e164);
  });
});

test('a national number of another country is named as such', () => {
  expect(phoneProblem('12345', 'IN')).toBe(
    'Please enter a telephone number of India, or one from abroad with + and its country code.',
  );
  expect(toE164('12345', 'IN')).toBeUndefined();
});

test('an international number that no plan has', () => {
  expect(phoneProblem('+91 12', 'IN')).toBe(
    'Please check the number: with this country code it cannot be called.',
  );
  expect(phoneProblem('+999 123456789', undefined)).toBeDefined();
});

test('a national number is not checked before its country is known', () => {
  expect(phoneProblem('98765 43210', undefined)).toBeUndefined();
  expect(phoneProblem('98765 43210', 'AQ')).toBeUndefined();
  expect(toE164('98765 43210', undefined)).toBeUndefined();
});
