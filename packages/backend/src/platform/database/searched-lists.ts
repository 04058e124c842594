import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { buildQuery } from '@payloadcms/drizzle';
import {
  buildVersionCollectionFields,
  combineQueries,
  type DatabaseAdapterObj,
  type PaginatedDocs,
} from 'payload';
import { estimateRows, maxExact } from './bounded-counts.ts';
import { extendAdapter } from './extend-adapter.ts';

type QueryDrafts = PostgresAdapter['queryDrafts'];

/**
 * Reads searched lists of drafts in two steps: which documents are shown and how many there are, which an index alone
 * answers, then these documents. In one statement PostgreSQL reads all documents in the order of the list until ten
 * match (docs/decisions/0071-candidates-of-searches.md).
 */
export function withSearchedLists<T extends DatabaseAdapterObj>(adapter: T): T {
  return extendAdapter(adapter, (initialised) => {
    initialised.queryDrafts = inTwoSteps(initialised.queryDrafts);
  });
}

const list = (parts: ReturnType<typeof sql>[]) => sql.join(parts, sql`, `);

function inTwoSteps(inOne: QueryDrafts): QueryDrafts {
  return async function queryDrafts<T>(this: PostgresAdapter, args: Parameters<QueryDrafts>[0]) {
    const read = (more: object) => inOne.call(this, { ...args, ...more }) as Promise<PaginatedDocs<T>>;
    const { collection, limit = 10, page = 1, pagination, where = {}, sort, locale, req } = args;
    const { config } = this.payload.collections[collection];
    const tableName =
      this.tableNameMap.get(`_${collection.replaceAll('-', '_')}${this.versionsSuffix}`) ?? '';
    const table = this.tables[tableName];
    const isSearch = /"(like|contains)":/.test(JSON.stringify(where));
    if (!table || !isSearch || pagination === false || limit === 0) return read({});
    const fields = buildVersionCollectionFields(this.payload.config, config, true);
    const latest = combineQueries({ latest: { equals: true } }, where);
    // Payload's own cast: its types of adapters are of any database.
    const adapter = this as unknown as Parameters<typeof buildQuery>[0]['adapter'];
    const query = buildQuery({ adapter, fields, locale, sort, tableName, where: latest });
    if (query.joins.length > 0) return read({});

    const id = await req?.transactionID;
    const db = (id === undefined ? undefined : this.sessions[id]?.db) ?? this.drizzle;
    const from = sql`${table} where ${query.where}`;
    // Of so many, the first in the order of the list soon match.
    if ((await estimateRows(db, from)) > maxExact) return read({});
    const offset = (page - 1) * limit;
    const keys = query.orderBy.map(({ column, order }, index) => ({
      column,
      order,
      name: sql.raw(`key_${index}`),
    }));
    const { rows } = await db.execute<{ total: number; ids: number[] }>(sql`
      with found as materialized (
        select ${table.id} as id, ${list(keys.map(({ column, name }) => sql`${column} as ${name}`))} from ${from}
      )
      select (select count(*)::int from found) as total, array(
        select id from found order by ${list(keys.map(({ order, name }) => order(name)))} limit ${limit} offset ${offset}
      ) as ids`);
    const { total = 0, ids } = rows[0] ?? {};
    const shown = { id: { in: ids ?? [] } };
    const { docs } = await read({ where: shown, page: 1, pagination: false });
    const totalPages = Math.ceil(total / limit) || 1;
    const [hasPrevPage, hasNextPage] = [page > 1, page < totalPages];
    return {
      docs,
      limit,
      page,
      totalDocs: total,
      totalPages,
      pagingCounter: offset + 1,
      hasPrevPage,
      hasNextPage,
      prevPage: hasPrevPage ? page - 1 : null,
      nextPage: hasNextPage ? page + 1 : null,
    };
  };
}
