import { ApiError } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { describeFailure } from './use-submission.ts';

test.each([
  ['in the server’s words', new ApiError(200, { success: false, message: 'Blocked.' }), 'Blocked.'],
  ['when a portal answered', new ApiError(0, undefined), 'The server did not answer.'],
  ['when the connection broke off', new TypeError('Failed to fetch'), 'The server did not answer.'],
])('describes a failed call %s', (_, error, text) => expect(describeFailure(error)).toContain(text));
