import type { Pagination } from '@riverfront/contract';

/** Of a long list so many are counted: nobody reads further, and counting all costs more than showing some. */
const counted = 1_000;

/** The same of what was searched for: each that is found by a part of a word has to be read for it. */
const countedFound = 200;

interface Wanted {
  page: number;
  limit: number;
  search?: string | undefined;
}

/** How far to count for a page, one more than is told included: a list can always be read to its end. */
export function countTo({ page, limit, search }: Wanted): number {
  return Math.max(search ? countedFound : counted, (page + 1) * limit) + 1;
}

/** Where a page stands. @param found how many there are, as far as `countTo` says */
export function paginationOf(wanted: Wanted, found: number): Pagination {
  const { page, limit } = wanted;
  const most = countTo(wanted) - 1;
  const total = Math.min(found, most);
  return { page, limit, total, pages: Math.ceil(total / limit), ...(found > most && { more: true }) };
}
