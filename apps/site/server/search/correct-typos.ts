import { execute, sql } from '@riverfront/backend/database/transaction';
import { extractWords } from '@riverfront/backend/search/search-index';
import { distance } from 'fastest-levenshtein';
import type { Payload } from 'payload';

/** Maximum number of indexed words to compare with: a company's site has some thousands. */
const limit = 20_000;

/**
 * Corrects the words that no title or summary contains to the nearest one that does: at a Levenshtein distance of one,
 * two from six letters on, or with two adjacent letters transposed. Returns undefined where nothing changes.
 */
export async function correctTypos(payload: Payload, text: string): Promise<string | undefined> {
  const words = extractWords(text);
  if (words.length === 0) return undefined;
  const lengths = words.map((word) => word.length);
  const { rows } = await execute(payload)<{ word: string }>(sql`
    select word from search_words
    where length(word) between ${Math.min(...lengths) - 2} and ${Math.max(...lengths) + 2} limit ${limit}`);
  const known = rows.map(({ word }) => word);
  const corrected = text.replace(/[\p{L}\p{M}\p{N}]{4,40}/gu, (word) => {
    const small = word.toLowerCase();
    return words.includes(small) && !known.includes(small) ? (findNearest(small, known) ?? word) : word;
  });
  return corrected === text ? undefined : corrected;
}

/** Finds the nearest word; among equally near ones prefers the same first letter, then alphabetical order. */
function findNearest(word: string, known: string[]): string | undefined {
  const maxDistance = word.length < 6 ? 1 : 2;
  const transposed = Array.from(
    word,
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  );
  const [best] = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= maxDistance)
    .map((candidate) => ({ candidate, edits: distance(word, candidate), begins: candidate[0] === word[0] }))
    .filter(({ candidate, edits }) => edits <= maxDistance || transposed.includes(candidate))
    .sort(
      (a, b) =>
        a.edits - b.edits || Number(b.begins) - Number(a.begins) || (a.candidate < b.candidate ? -1 : 1),
    );
  return best?.candidate;
}
