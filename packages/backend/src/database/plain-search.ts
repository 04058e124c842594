import { sql } from '@payloadcms/db-postgres';
import { toPlainText } from '@riverfront/contract/normalise';
import type { DatabaseAdapterObj } from 'payload';
import { extendAdapter } from './checked-commits.ts';

type Sql = ReturnType<typeof sql>;

/** The SQL function `fold_text` drops accents and capitals; indexes of searched columns have it too. */
export const fold = (text: unknown): Sql => sql`fold_text(${text}::text)`;

/** Whether a folded text contains a word; `%` and `_` stand for themselves. */
const contains = (folded: Sql, word: string): Sql =>
  sql`${folded} like ${fold(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`;

/** The digits of a telephone number, without the zeros that it begins with inside the country or before its code. */
const toDigits = (text: string): string => toPlainText(text).replace(/\D/g, '').replace(/^0+/, '');

/** Whether a folded text contains every word, or, where a telephone number was typed, its digits. */
export function containsWords(folded: Sql, search: string): Sql {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const all = sql.join([sql`true`, ...words.map((word) => contains(folded, word))], sql` and `);
  const digits = toDigits(search);
  const isPhone = digits.length > 4 && !/\p{L}/u.test(search);
  return isPhone ? sql`((${all}) or ${contains(folded, digits)})` : sql`(${all})`;
}

/**
 * Makes the searches and text filters of lists ignore accents and find telephone numbers by digits: with Payload's own,
 * “Jose” finds no “José”, and a number that was typed with other spaces finds nobody.
 */
export function withPlainSearch<T extends DatabaseAdapterObj>(adapter: T): T {
  return extendAdapter(adapter, (initialised) => {
    const { like } = initialised.operators;
    const findWord: typeof like = (column, value) => {
      const [, word] = /^%(.*)%$/s.exec(String(value)) ?? [];
      // Payload's own pattern, of the path of a row.
      if (word === undefined) return like(column, value);
      if (!/^(version_)?phone/.test((column as { name: string }).name)) return contains(fold(column), word);
      const digits = toDigits(word);
      return digits ? contains(sql`regexp_replace(${column}, '\\D', '', 'g')`, digits) : sql`false`;
    };
    initialised.operators = { ...initialised.operators, like: findWord, contains: findWord };
  });
}
