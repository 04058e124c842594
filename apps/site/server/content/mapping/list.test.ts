import { expect, test } from 'vitest';
import { countTo, paginationOf } from './list.ts';

test('counts a short list to its end', () => {
  expect(paginationOf({ page: 1, limit: 5 }, 13)).toEqual({ page: 1, limit: 5, total: 13, pages: 3 });
  expect(paginationOf({ page: 1, limit: 5 }, 1_000)).not.toHaveProperty('more');
});

test('reports a thousand of a long list, and that there are more', () => {
  const found = countTo({ page: 1, limit: 5 });
  const pagination = { page: 1, limit: 5, total: 1_000, pages: 200, more: true };
  expect(paginationOf({ page: 1, limit: 5 }, found)).toEqual(pagination);
});

test('reports two hundred matches of a search', () => {
  const wanted = { page: 1, limit: 5, search: 'sap' };
  expect(paginationOf(wanted, countTo(wanted))).toMatchObject({ total: 200, pages: 40, more: true });
});

test('always has a next page beyond the limit', () => {
  const far = { page: 400, limit: 5 };
  expect(paginationOf(far, countTo(far))).toMatchObject({ pages: 401, more: true });
});
