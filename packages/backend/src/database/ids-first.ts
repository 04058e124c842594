import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PaginatedDocs, Where } from 'payload';

interface FindArgs {
  page?: number;
  limit?: number;
  pagination?: boolean;
  joins?: unknown;
  select?: Record<string, true>;
  where?: Where;
}

type Find = (args: FindArgs) => Promise<PaginatedDocs<{ id: number }>>;

/**
 * Reads the ids of a later page first, and then its rows: in one statement (`@payloadcms/drizzle` 3.90.1,
 * `find/findMany.js`) PostgreSQL works out the lists of each row that it skips, 2.2 s for the last of 100,000.
 */
export function readIdsFirst(adapter: PostgresAdapter): void {
  const methods = adapter as unknown as Record<'find' | 'queryDrafts', Find>;
  methods.find = idsFirst(methods.find.bind(adapter), 'id');
  methods.queryDrafts = idsFirst(methods.queryDrafts.bind(adapter), 'parent');
}

/** @param key field with the id of a row */
function idsFirst(find: Find, key: string): Find {
  return async (args) => {
    if (args.pagination === false || !args.limit || (args.page ?? 1) < 2) return find(args);
    const page = await find({ ...args, joins: false, select: { [key]: true } });
    if (page.docs.length === 0) return page;
    const where = { [key]: { in: page.docs.map(({ id }) => id) } };
    const { docs } = await find({ ...args, where, page: 1, pagination: false });
    return { ...page, docs };
  };
}
