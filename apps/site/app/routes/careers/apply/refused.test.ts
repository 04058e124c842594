import type { Failure } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { reactionTo } from './refused.ts';

const failure = (more: Partial<Failure>): Failure => ({ success: false, message: 'Refused.', ...more });
const nothing = { fields: {}, verifyAgain: false, confirmAgain: false, answers: {}, askAgain: false };

test('no answer asks for nothing', () => expect(reactionTo(undefined)).toEqual(nothing));

test('fields of the form take their errors; others and inherited names do not', () => {
  const errors = { city: 'This field is required.', captcha: 'x', toString: 'x' };
  expect(reactionTo(failure({ code: 'invalid', errors }))).toEqual({
    ...nothing,
    fields: { city: 'This field is required.' },
  });
});

test.each(['captcha-needed', 'captcha-refused'] as const)('%s: the human check again', (code) =>
  expect(reactionTo(failure({ code }))).toEqual({ ...nothing, confirmAgain: true }),
);

test('an unverified e-mail: the code again', () =>
  expect(reactionTo(failure({ code: 'email-unverified' }))).toEqual({ ...nothing, verifyAgain: true }));

test('a refused file: the reason stands at the file', () =>
  expect(reactionTo(failure({ code: 'file-refused' })).fields).toEqual({ resume: 'Refused.' }));
