/** One thing to look at. */
export interface TodoItem {
  id: number | string;
  title: string;
  /** What helps to decide whether it is next. */
  detail: string | null;
  /** When it began to wait, or when it is due. */
  at: Date | null;
  /** Path inside the admin. */
  href: string;
}

/** What waits in one part of the work: how much in all, and the first few. */
export interface Todo {
  total: number;
  items: TodoItem[];
  /** Path of the filtered list inside the admin. */
  href: string;
}

/** How many things each block names. */
export const shown = 5;

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

/** A row's moment, which comes as text or as a date depending on the column's type. */
export function moment(value: Date | string | null): Date | null {
  return value === null ? null : new Date(value);
}
