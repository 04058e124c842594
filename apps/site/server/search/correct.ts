import { wordsIn } from '@riverfront/content/search';
import { execute, sql } from '@riverfront/content/transaction';
import { distance } from 'fastest-levenshtein';
import type { Payload } from 'payload';

/** Words of the titles and summaries, at most: a company's site has some thousands. */
const most = 20_000;

/**
 * A text with each word that no title or summary has put right, where there is one that differs by
 * one letter, or by two from six letters on; undefined where nothing changes. Not pg_trgm: an
 * extension that a server may not have would stop the site's migrations.
 */
export async function correct(payload: Payload, text: string): Promise<string | undefined> {
  const asked = wordsIn(text);
  if (asked.length === 0) return undefined;
  const lengths = asked.map((word) => word.length);
  const { rows } = await execute(payload)<{ word: string }>(sql`
    select word from search_words
    where length(word) between ${Math.min(...lengths) - 2} and ${Math.max(...lengths) + 2} limit ${most}`);
  const known = new Set(rows.map(({ word }) => word));
  const replacements = new Map(
    asked.filter((word) => !known.has(word)).map((word) => [word, nearest(word, known)]),
  );
  const corrected = text.replace(
    /[\p{L}\p{M}\p{N}]{4,40}/gu,
    (word) => replacements.get(word.toLowerCase()) ?? word,
  );
  return corrected === text ? undefined : corrected;
}

/** The most similar word; of equally similar ones that with the same first letter, then by the alphabet. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const allowed = word.length < 6 ? 1 : 2;
  let best: { word: string; cost: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const edits = distance(word, candidate);
    if (edits > allowed && !isSwapped(word, candidate)) continue;
    const cost = edits + (candidate[0] === word[0] ? 0 : 0.5);
    if (!best || cost < best.cost || (cost === best.cost && candidate < best.word))
      best = { word: candidate, cost };
  }
  return best?.word;
}

/** Two neighbouring letters in the wrong order are one mistake, though two edits. */
function isSwapped(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false;
  const differing = [...word].flatMap((letter, index) => (letter === candidate[index] ? [] : [index]));
  const [first = 0, second = 0] = differing;
  return (
    differing.length === 2 &&
    second === first + 1 &&
    word[first] === candidate[second] &&
    word[second] === candidate[first]
  );
}
