import { expect, test } from 'vitest';
import { mayCall } from './server-functions.ts';

const user = { id: 1 };

test.each(['constructor', 'toString', '__proto__'])('rejects the inherited name “%s”', (name) => {
  for (const actor of [user, null]) expect(() => mayCall(name, actor)).toThrow('There is no server function');
});

test('runs nothing without a session', () => {
  expect(mayCall('form-state', null)).toBe(false);
  for (const name of ['render-list', 'slugify']) expect(() => mayCall(name, null)).toThrow('Unauthorized');
});
