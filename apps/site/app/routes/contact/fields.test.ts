import { ApiError } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { describe, expect, test } from 'vitest';
import { connectionLost, noCaptcha, readRejection, rejectCaptcha, timedOut, toRejection } from './fields.ts';

describe('a failed request says', () => {
  test.each([
    ['what the server says', new ApiError(429, { success: false, message: 'Wait.' }), 'Wait.'],
    [
      'the standard text for an answer that is not the API’s',
      new ApiError(502, undefined),
      messages.contactFailed,
    ],
    ['that there was no answer in time', new DOMException('', 'TimeoutError'), timedOut],
    ['that the connection broke off', new TypeError('Failed to fetch'), connectionLost],
    ['the standard text for anything else', 'odd', messages.contactFailed],
  ])('%s', (_, error, message) => expect(toRejection(error).title).toBe(message));
});

test('errors of fields that the form does not have are left out', () => {
  const errors = { email: 'Wrong', topic: 'Too long', captcha: 'Missing' };
  expect(readRejection({ success: false, message: '', errors }).errors).toEqual({
    email: 'Wrong',
    captcha: 'Missing',
  });
});

test.each(['captcha-needed', 'captcha-refused'] as const)('%s asks for the captcha', (code) => {
  expect(readRejection({ success: false, message: '', code }).needsCaptcha).toBe(true);
});

test('a token is kept for another attempt unless the server rejected it', () => {
  const confirmed = { isRequired: true, isNext: false, token: 'token' };
  expect(rejectCaptcha(confirmed, false)).toEqual(confirmed);
  expect(rejectCaptcha(confirmed, true)).toEqual({ isRequired: true, isNext: true, token: null });
  expect(rejectCaptcha(noCaptcha, true)).toMatchObject({ isRequired: true });
});
