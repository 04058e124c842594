import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';
import { toPlainText } from '@riverfront/contract/normalise';

type Sql = ReturnType<typeof sql>;

/** The SQL function `fold_text` drops accents and capitals; indexes of searched columns have it too. */
export const fold = (text: unknown): Sql => sql`fold_text(${text}::text)`;

/** The digits of a column with a telephone number, as its index has them. */
export const foldPhone = (column: unknown): Sql => sql`regexp_replace(${column}, '\\D', '', 'g')`;

/** Whether a folded text contains a word; `%` and `_` stand for themselves. */
const contains = (folded: Sql, word: string): Sql =>
  sql`${folded} like ${fold(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`;

/** The digits of a telephone number, without the zeros that it begins with inside the country or before its code. */
const toDigits = (text: string): string => toPlainText(text).replace(/\D/g, '').replace(/^0+/, '');

/** Whether folded texts contain every word, or, where a telephone number was typed, its digits; each in one of them. */
export function containsWords(texts: Sql | Sql[], search: string): Sql {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const find = (word: string) =>
    sql`(${sql.join(
      [texts].flat().map((folded) => contains(folded, word)),
      sql` or `,
    )})`;
  const all = sql.join([sql`true`, ...words.map(find)], sql` and `);
  const digits = toDigits(search);
  const isPhone = digits.length > 4 && !/\p{L}/u.test(search);
  return isPhone ? sql`((${all}) or ${find(digits)})` : sql`(${all})`;
}

/**
 * Makes the searches and text filters of lists ignore accents and find telephone numbers by digits: with Payload's own,
 * “Jose” finds no “José”, a number that was typed with other spaces finds nobody, and a search of 100,000 applications
 * reads every row (140 ms instead of 1), because the indexes are those of the folded columns.
 */
export function searchPlainly(adapter: PostgresAdapter): void {
  const { like } = adapter.operators;
  const findWord: typeof like = (column, value) => {
    const [, word] = /^%(.*)%$/s.exec(String(value)) ?? [];
    // Payload's own pattern, of the path of a row.
    if (word === undefined) return like(column, value);
    if (!/^(version_)?phone/.test((column as { name: string }).name)) return contains(fold(column), word);
    const digits = toDigits(word);
    return digits ? contains(foldPhone(column), digits) : sql`false`;
  };
  adapter.operators = { ...adapter.operators, like: findWord, contains: findWord };
}
