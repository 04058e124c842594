import { expect, test } from 'vitest';
import { ContentUnavailable, isUnavailable, unavailableBody } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['not connected yet', new ContentUnavailable('not connected yet')],
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that stops, wrapped by the query builder', new Error('Failed query', { cause: coded('57P01') })],
  ['a statement timeout', coded('57014')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
])('%s is unavailable', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a wrong query', coded('42P01')],
  ['a bug', new TypeError('x is undefined')],
  ['no error at all', 'down'],
])('%s is not', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test.each([
  ['GET', /^This took too long\. Narrow the list/],
  ['PATCH', /^This took too long, and was not saved\. Change fewer records/],
])('a %s that timed out says so', (method, text) => {
  const { errors } = unavailableBody(method, new Error('Failed query', { cause: coded('57014') }));
  expect(errors[0]?.message).toMatch(text);
});
