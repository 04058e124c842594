import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import { execute, sql } from '../database/transaction.ts';

/** One record of a card. */
export interface CardItem {
  id: number | string;
  title: string;
  detail: string | null;
  /** Since when it waits, or when it is due. */
  at: Date | null;
  /** Path inside the admin. */
  href: string;
  /** Whether the reader owns it, or wrote it last. */
  isMine?: boolean;
}

/** Records of one kind that need attention: how many there are, and the first few. */
export interface Card {
  total: number;
  items: CardItem[];
  /** Path of the filtered list inside the admin; empty without one. */
  href: string;
}

/** Most items of a card. */
export const maxItems = 5;

/** Conditions on fields, all of which hold: `{ stage: { equals: 'new' } }`. */
type Filter = Record<string, Record<string, string | number | boolean>>;

/** The path of a collection's list with a filter, as the admin's own filter form writes it. */
export function listPath(collection: string, filter: Filter, sort?: string): string {
  const query = new URLSearchParams();
  const conditions = Object.entries(filter).flatMap(([field, operators]) =>
    Object.entries(operators).map(([operator, value]) => ({ path: `[${field}][${operator}]`, value })),
  );
  conditions.forEach(({ path, value }, index) => {
    query.set(`where[or][0][and][${index}]${path}`, String(value));
  });
  if (sort) query.set('sort', sort);
  return `/collections/${collection}?${query}`;
}

/** A timestamp of a row, which is text or a date depending on the column's type. */
export function toDate(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}

type Sql = ReturnType<typeof sql>;

type Query = Record<'columns' | 'from' | 'where' | 'orderBy', Sql> & { limit?: number | null };

/** Rows of a query, and how many there are without its limit. */
interface Rows<Row> {
  total: number;
  rows: Row[];
}

/** Reads the rows that match, the first few of them with how many there are. */
export type ReadRows = <Row extends Record<string, unknown>>(query: Query) => Promise<Rows<Row>>;

/** Creates a function that runs the queries of the cards in one statement; instants arrive as text. */
export function createReadRows(payload: Payload): ReadRows {
  const queries: Sql[] = [];
  let results: Promise<unknown[][]> | undefined;
  async function runAll(): Promise<unknown[][]> {
    // Once each card has asked.
    await setImmediate();
    results = undefined;
    const lists = queries
      .splice(0)
      .map((query) => sql`(select coalesce(json_agg(q), '[]') from (${query}) q)`);
    const { rows } = await execute(payload)<{ lists: unknown[][] }>(
      sql`select json_build_array(${sql.join(lists, sql`, `)}) as lists`,
    );
    return rows[0]?.lists ?? [];
  }
  return async <Row>({ columns, from, where, orderBy, limit = maxItems }: Query) => {
    const index =
      queries.push(
        sql`select ${columns}, count(*) over ()::int as total from ${from} where ${where} order by ${orderBy} limit ${limit}`,
      ) - 1;
    results ??= runAll();
    const rows = ((await results)[index] ?? []) as (Row & { total: number })[];
    return { total: rows[0]?.total ?? 0, rows };
  };
}

/** A row whose columns are those of a card's item. */
export type ItemRow = { id: number; title: string | null; detail: string | null; at: Date | string };

/** Reads a card whose rows are its items, with the ids of all that were read. @param pathOf returns the path of a row inside the admin */
export async function readCard<Row extends ItemRow>(
  readRows: ReadRows,
  query: Query,
  pathOf: (row: Row) => string,
  href = '',
): Promise<Card & { ids: number[] }> {
  const { total, rows } = await readRows<Row>(query);
  const items = rows.slice(0, maxItems).map((row) => ({
    id: row.id,
    title: row.title ?? '',
    detail: row.detail,
    at: toDate(row.at),
    href: pathOf(row),
  }));
  return { total, items, href, ids: rows.map(({ id }) => id) };
}
