import { expect, test } from 'vitest';
import { isNarrowed, parseRolesQuery, toRolesSearch } from './roles.ts';

const all = { search: '', department: '', location: '', type: '', mode: '', page: 1 };
const read = (search: string) => parseRolesQuery(new URL(search, 'http://localhost/careers'));

test('an address without a choice shows everything', () => {
  expect(read('')).toEqual(all);
  expect(read('?search=&department=+&utm=1')).toEqual(all);
  expect(isNarrowed(all)).toBe(false);
  expect(isNarrowed(read('?page=2'))).toBe(false);
});

test('what was chosen goes into the address and comes out of it', () => {
  const query = { ...all, search: 'C++ & “100 %”', location: 'Ahmedabad, India', page: 3 };
  expect(read(toRolesSearch(query))).toEqual(query);
  expect(isNarrowed(query)).toBe(true);
});

test('the address says only what is chosen', () => {
  expect(toRolesSearch(all)).toBe('');
  expect(toRolesSearch({ type: 'contract', page: 1 })).toBe('?type=contract');
  expect(toRolesSearch({ page: 2 })).toBe('?page=2');
});

test('more than the API takes is cut off', () => {
  expect(read(`?search=${'x'.repeat(200)}`).search).toHaveLength(80);
  expect(read(`?search=${'x'.repeat(79)}+y`).search).toBe('x'.repeat(79));
});
