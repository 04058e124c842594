import { expect, test } from 'vitest';
import { ContentUnavailable, isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['our own error', new ContentUnavailable('not connected yet')],
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that stops, wrapped by the query builder', new Error('Failed query', { cause: coded('57P01') })],
  ['all addresses refused', new AggregateError([coded('ECONNREFUSED')])],
  ['a statement that the server gave up', coded('57014')],
  ['a server that does not answer at all', new Error('Query read timeout')],
  ['a connection cut in the middle', new Error('Connection terminated unexpectedly')],
])('%s means unavailable', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a wrong query', coded('42P01')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['no error at all', 'down'],
])('%s does not', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
