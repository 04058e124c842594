import { sql } from '@riverfront/backend/database/transaction';
import { dropAccents } from '@riverfront/contract/normalise';

/** SQL in which the visitor's words are parameters. */
type Sql = ReturnType<typeof sql>;

/** A parsed search query. */
export interface Query {
  /** All words, for websearch_to_tsquery, which accepts any text. */
  words: string;
  /** All but the last word, where that one may be incomplete. */
  before?: string;
  /** The word that may be incomplete: letters and digits alone. */
  last?: string;
}

/**
 * Parses a search query. Control characters are dropped (PostgreSQL rejects U+0000 in a text); a slash or hyphen
 * separates words, as in the index. The last word counts as complete in queries with quotation marks or “or”.
 * @returns undefined where there is no letter or digit to search for
 */
export function parseQuery(text: string): Query | undefined {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(?<=\S)[-/](?=\S)/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
  const [, before = '', last = ''] = /^(.*? ?)([\p{L}\p{M}\p{N}]+)$/u.exec(words) ?? [];
  const isConjunction = last !== '' && /(?:^| )$/.test(before) && !/"| or /i.test(words);
  // A single letter would match the beginning of too many words.
  if (!isConjunction || (before === '' && last.length < 2)) return { words };
  return { words, before, last };
}

/** Creates a tsquery of what was typed, or of the same without accents, as the index spells words too. */
export function toTsquery(query: Query): Sql {
  if (dropAccents(query.words) === query.words) return toTypedQuery(query);
  const plain = Object.fromEntries(Object.entries(query).map(([name, text]) => [name, dropAccents(text)]));
  return sql`(${toTypedQuery(query)} || ${toTypedQuery({ ...query, ...plain })})`;
}

/**
 * Creates a tsquery with prefix matching of the last word, unless that is a stop word (“of”) among others: there is a
 * page called About.
 */
function toTypedQuery({ words, before = '', last }: Query): Sql {
  const whole = (text: string) => sql`websearch_to_tsquery('english', ${text})`;
  if (last === undefined) return whole(words);
  const prefix = sql`(${whole(last)} || to_tsquery('simple', ${`'${last}':*`}))`;
  if (before === '') return prefix;
  return sql`case when numnode(${whole(last)}) = 0 then ${whole(before)} else ${whole(before)} && ${prefix} end`;
}
