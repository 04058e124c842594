import type { Payload, TypedUser } from 'payload';
import { hasRole, type Role } from '../accounts/roles.ts';
import { execute, sql } from '../database/transaction.ts';

type Sql = ReturnType<typeof sql>;

/** One kind of work, with the query of its entries. */
export interface Topic {
  label: string;
  /** Who sees it besides administrators. */
  roles: Role[];
  /** Path inside the admin of the list of all. */
  all?: string;
  /** What to do about it. */
  hint?: string;
  /** Path of the endpoint that retries all. */
  retry?: string;
  /** What `at` is; since when an entry waits by default. */
  time?: 'failed' | 'due' | 'closes' | 'changed';
  from: Sql;
  where?: Sql;
  title: Sql;
  detail?: Sql;
  at?: Sql;
  /** Path inside the admin. */
  path: Sql;
  /** Whether the reader owns it. */
  isMine?: Sql;
}

interface Item {
  title: string;
  detail: string | null;
  at: Date | null;
  path: string;
  isMine: boolean;
}

/** A topic that has entries, with the first of them. */
export interface OpenTopic extends Pick<Topic, 'label' | 'all' | 'hint' | 'retry' | 'time'> {
  total: number;
  items: Item[];
}

/** Most entries of a topic: the reader's own first, then the oldest. */
const maxItems = 5;

/** Reads the topics of the user's roles that have entries, in one statement. */
export async function readTopics(payload: Payload, user: TypedUser, all: Topic[]): Promise<OpenTopic[]> {
  const topics = all.filter(({ roles }) => hasRole(user, 'administrator', ...roles));
  if (topics.length === 0) return [];
  const queries = topics.map(
    ({ from, where = sql`true`, title, detail, at, path, isMine }, index) => sql`(
      select ${index}::int as topic, ${title}::text as title, ${detail ?? sql`null`}::text as detail,
        (${at ?? sql`created_at`})::timestamptz as at, ${path} as path,
        coalesce(${isMine ?? sql`false`}, false) as is_mine, count(*) over ()::int as total
      from ${from} where ${where} order by is_mine desc, at, path limit ${maxItems})`,
  );
  const { rows } = await execute(payload)<{
    topic: number;
    title: string | null;
    detail: string | null;
    at: Date | string | null;
    path: string;
    is_mine: boolean;
    total: number;
  }>(
    sql`select * from (${sql.join(queries, sql` union all `)}) entries order by topic, is_mine desc, at, path`,
  );
  return topics.flatMap(({ label, all: list, hint, retry, time }, index) => {
    const found = rows.filter(({ topic }) => topic === index);
    const items = found.map(({ title, detail, at, path, is_mine: isMine }) => ({
      ...{ title: title || 'Without a name', detail, path, isMine },
      at: at === null ? null : new Date(at),
    }));
    return found[0] ? [{ label, all: list, hint, retry, time, total: found[0].total, items }] : [];
  });
}

/** Conditions on fields, all of which hold: `{ stage: { equals: 'new' } }`. */
type Filter = Record<string, Record<string, string | number | boolean>>;

/** The path of a collection's list with a filter, as the admin's own filter form writes it. */
export function listPath(collection: string, filter: Filter): string {
  const query = new URLSearchParams();
  const conditions = Object.entries(filter).flatMap(([field, operators]) =>
    Object.entries(operators).map(([operator, value]) => ({ path: `[${field}][${operator}]`, value })),
  );
  conditions.forEach(({ path, value }, index) => {
    query.set(`where[or][0][and][${index}]${path}`, String(value));
  });
  return `/collections/${collection}?${query}`;
}
