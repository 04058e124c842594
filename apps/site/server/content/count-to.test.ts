import { expect, test } from 'vitest';
import { countTo, paginationOf } from './count-to.ts';

test('a short list is counted to its end', () => {
  expect(paginationOf({ page: 1, limit: 5 }, 13)).toEqual({ page: 1, limit: 5, total: 13, pages: 3 });
  expect(paginationOf({ page: 1, limit: 5 }, 1_000)).not.toHaveProperty('more');
});

test('of a long one a thousand are told, and that there are more', () => {
  const found = countTo({ page: 1, limit: 5 });
  expect(paginationOf({ page: 1, limit: 5 }, found)).toEqual({
    page: 1,
    limit: 5,
    total: 1_000,
    pages: 200,
    more: true,
  });
});

test('of what was searched for two hundred', () => {
  const wanted = { page: 1, limit: 5, search: 'sap' };
  expect(paginationOf(wanted, countTo(wanted))).toMatchObject({ total: 200, pages: 40, more: true });
});

test('there is always a way on to the next page', () => {
  const far = { page: 400, limit: 5 };
  expect(paginationOf(far, countTo(far))).toMatchObject({ pages: 401, more: true });
});
