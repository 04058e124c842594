import { sql } from '@riverfront/content/transaction';

/** A condition or value made of SQL, every word of the visitor in it a parameter. */
export type Sql = ReturnType<typeof sql>;

/** What a visitor searches for, taken apart. */
export interface Question {
  /** All of it, for websearch_to_tsquery, which takes any text without an error. */
  words: string;
  /** All but the last word, where that one may be half typed. */
  before?: string;
  /** The word that may be half typed: letters and digits alone. */
  last?: string;
}

/**
 * Takes a visitor's text apart. Control characters mean nothing (PostgreSQL refuses U+0000 in a
 * text); a slash or hyphen inside a word separates, as it does in the index. The last word is
 * complete where quotation marks or “or” give the words another meaning than their sum.
 * @returns undefined where there is no letter or digit to search for
 */
export function questionOf(text: string): Question | undefined {
  const words = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(?<=\S)[-/](?=\S)/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const [, before = '', last = ''] = /^(.*? ?)([\p{L}\p{M}\p{N}]+)$/u.exec(words) ?? [];
  const isSum = last !== '' && /(?:^| )$/.test(before) && !/"| or /i.test(words);
  // One letter alone begins half of all words.
  if (!isSum || (before === '' && last.length < 2)) return { words };
  return { words, before, last };
}

/**
 * The tsquery of a question. A last word that says nothing by itself (“of”) is not taken for a
 * beginning, unless it is all that was asked: there is a page called About.
 */
export function tsquery({ words, before = '', last }: Question): Sql {
  const whole = (text: string) => sql`websearch_to_tsquery('english', ${text})`;
  if (last === undefined) return whole(words);
  const begun = sql`(${whole(last)} || to_tsquery('simple', ${`'${last}':*`}))`;
  if (before === '') return begun;
  return sql`case when numnode(${whole(last)}) = 0 then ${whole(before)} else ${whole(before)} && ${begun} end`;
}
