import type { Pagination } from '@riverfront/contract';

/** Of a long list so many are counted: nobody reads further, and counting all costs more than showing some. */
const counted = 1_000;

/** How far to count for a page, one more than is told included: a list can always be read to its end. */
export function countTo({ page, limit }: { page: number; limit: number }): number {
  return Math.max(counted, (page + 1) * limit) + 1;
}

/** Where a page stands. @param found how many there are, as far as `countTo` says */
export function paginationOf({ page, limit }: { page: number; limit: number }, found: number): Pagination {
  const most = countTo({ page, limit }) - 1;
  const total = Math.min(found, most);
  return { page, limit, total, pages: Math.ceil(total / limit), ...(found > most && { more: true }) };
}
