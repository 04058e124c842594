import { ApiError } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { describeFailure } from './captcha-token.ts';
import { isChallenge, payloadText } from './proof-of-work.ts';

const rejection = (status: number, code?: 'too-many' | 'captcha-refused') =>
  new ApiError(status, { success: false, message: 'Try again in 4 minutes.', code });

test('a negative verdict and an exception have their own texts', () => {
  expect(describeFailure(rejection(422, 'captcha-refused'))).toBe('Verification failed. Please try again.');
  expect(describeFailure(rejection(503))).toBe('Verification error. Please try again.');
  expect(describeFailure(new TypeError('fetch failed'))).toBe('Verification error. Please try again.');
});

test('describes an unsuccessful reply in the server’s words, else as a failed verification', () => {
  expect(describeFailure(rejection(200))).toBe('Try again in 4 minutes.');
  expect(describeFailure(new ApiError(200, undefined))).toBe('Verification failed. Please try again.');
});

test('an answer that is not the API’s is an exception', () => {
  expect(describeFailure(new ApiError(0, undefined))).toBe('Verification error. Please try again.');
});

test('too many checks: the server says when to try again', () => {
  expect(describeFailure(rejection(429, 'too-many'))).toBe('Try again in 4 minutes.');
});

test('accepts only challenges that the worker can solve', () => {
  expect(isChallenge({ parameters: { algorithm: 'PBKDF2/SHA-256' } })).toBe(true);
  expect(isChallenge({ parameters: { algorithm: 'SCRYPT' } })).toBe(false);
  expect(isChallenge({ algorithm: 'SHA-256', challenge: 'v1' })).toBe(false);
});

test('encodes challenge and solution in Base64', () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  };
  const payload = {
    challenge: { parameters, signature: 'ab' },
    solution: { counter: 7, derivedKey: '00ff' },
  };
  expect(JSON.parse(atob(payloadText(payload)))).toEqual(payload);
});
