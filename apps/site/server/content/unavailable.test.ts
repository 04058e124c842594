import { expect, test } from 'vitest';
import { ContentUnavailable, isUnavailable } from './unavailable.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['our own error', new ContentUnavailable('not connected yet')],
  ['a refused connection', coded('ECONNREFUSED')],
  ['a server that stops, wrapped by the query builder', new Error('Failed query', { cause: coded('57P01') })],
  ['all addresses refused', new AggregateError([coded('ECONNREFUSED')])],
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
