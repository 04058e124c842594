import { ApiError } from '@riverfront/contract/client';
import { expect, test } from 'vitest';
import { call, mayRecover, statusOf } from './content.ts';

const fine = () => call('log', Promise.resolve('text'));
const failing = (status: number) => call('Error fetching', Promise.reject(new ApiError(status, undefined)));

test.each([
  [[], 200],
  [[404], 404],
  [[410], 410],
  [[404, 410], 410],
  [[410, 503], 503],
  [[404, 500, 503], 500],
  [[0], 503],
] as const)('failures %j give status %i', async (failures, status) => {
  expect(statusOf(await Promise.all([fine(), ...failures.map(failing)]))).toBe(status);
});

test.each([
  [0, true],
  [200, true],
  [400, false],
  [404, false],
  [410, false],
  [429, true],
  [503, true],
])('status %i may recover: %s', (status, expected) => {
  expect(mayRecover({ status, message: '', log: '' })).toBe(expected);
});
