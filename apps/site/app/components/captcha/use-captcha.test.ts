import { ApiError } from '@riverfront/contract/client';
import { createChallenge } from 'altcha-lib';
import { expect, test } from 'vitest';
import { describeCaptchaFailure } from './captcha.tsx';
import { deriveKey } from './derive-key.ts';
import { solveProofOfWork } from './proof-of-work.ts';

const rejection = (status: number, code?: 'too-many' | 'captcha-refused') =>
  new ApiError(status, { success: false, message: 'Try again in 4 minutes.', code });

test.each([
  ['a negative result', rejection(422, 'captcha-refused'), 'Verification failed. Please try again.'],
  ['an exception', rejection(503), 'Verification error. Please try again.'],
  ['no connection', new TypeError('fetch failed'), 'Verification error. Please try again.'],
  ['an answer that is not the API’s', new ApiError(0, undefined), 'Verification error. Please try again.'],
  ['an unsuccessful answer', rejection(200), 'Verification failed. Please try again.'],
  ['one without words', new ApiError(200, undefined), 'Verification failed. Please try again.'],
  ['too many checks', rejection(429, 'too-many'), 'Try again in 4 minutes.'],
])('describes %s', (_, error, text) => expect(describeCaptchaFailure(error)).toBe(text));

test('solves the challenge on the main thread where there are no workers', async () => {
  const options = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'secret',
  };
  const challenge = await createChallenge(options);
  const answer = await solveProofOfWork({ ...challenge }, AbortSignal.timeout(10_000));
  expect(JSON.parse(atob(answer)).solution.counter).toBe(3);
});
