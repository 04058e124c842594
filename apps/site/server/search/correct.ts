import { wordsIn } from '@riverfront/content/search';
import { execute, sql } from '@riverfront/content/transaction';
import { distance } from 'fastest-levenshtein';
import type { Payload } from 'payload';

/** Words of the titles and summaries, at most: a company's site has some thousands. */
const most = 20_000;

/**
 * A text with each word corrected that no title or summary has, where there is one that differs by one letter, by
 * two from six letters on, or by two neighbouring letters in the wrong order; undefined where nothing changes.
 */
export async function correct(payload: Payload, text: string): Promise<string | undefined> {
  const asked = wordsIn(text);
  if (asked.length === 0) return undefined;
  const lengths = asked.map((word) => word.length);
  const { rows } = await execute(payload)<{ word: string }>(sql`
    select word from search_words
    where length(word) between ${Math.min(...lengths) - 2} and ${Math.max(...lengths) + 2} limit ${most}`);
  const known = rows.map(({ word }) => word);
  const corrected = text.replace(/[\p{L}\p{M}\p{N}]{4,40}/gu, (word) => {
    const small = word.toLowerCase();
    return asked.includes(small) && !known.includes(small) ? (nearest(small, known) ?? word) : word;
  });
  return corrected === text ? undefined : corrected;
}

/** The most similar word; of equally similar ones that with the same first letter, then by the alphabet. */
function nearest(word: string, known: string[]): string | undefined {
  const allowed = word.length < 6 ? 1 : 2;
  const swapped = Array.from(
    word,
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  );
  const [best] = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= allowed)
    .map((candidate) => ({ candidate, edits: distance(word, candidate), begins: candidate[0] === word[0] }))
    .filter(({ candidate, edits }) => edits <= allowed || swapped.includes(candidate))
    .sort(
      (a, b) =>
        a.edits - b.edits || Number(b.begins) - Number(a.begins) || (a.candidate < b.candidate ? -1 : 1),
    );
  return best?.candidate;
}
