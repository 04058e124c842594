import { ApiError } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { describe, expect, test } from 'vitest';
import { late, lost, refusalOf, refusedBy } from './failure.ts';

describe('a failed sending says', () => {
  test.each([
    ['what the server says', new ApiError(429, { success: false, message: 'Wait.' }), 'Wait.'],
    ['the standard text for an answer that is none', new ApiError(502, undefined), messages.contactFailed],
    ['that there was no answer in time', new DOMException('', 'TimeoutError'), late],
    ['that the connection broke off', new TypeError('Failed to fetch'), lost],
    ['the standard text for anything else', 'odd', messages.contactFailed],
  ])('%s', (_, error, message) => expect(refusedBy(error).message).toBe(message));
});

test('problems of fields that the form does not have are left out', () => {
  const errors = { email: 'Wrong', topic: 'Too long', captcha: 'Missing' };
  expect(refusalOf({ success: false, message: '', errors }).problems).toEqual({
    email: 'Wrong',
    captcha: 'Missing',
  });
});

test.each(['captcha-needed', 'captcha-refused'] as const)('%s asks for the human check', (code) => {
  expect(refusalOf({ success: false, message: '', code }).humanCheck).toBe(true);
});
