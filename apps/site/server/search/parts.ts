import type { SearchText } from '@riverfront/contract';
import { shorten } from '@riverfront/contract/search-texts';

/**
 * What PostgreSQL marks matches with: control characters, of which the index keeps none. `slash`
 * stands for a slash, which would make “S/4HANA” the name of a file.
 */
export const marks = { begin: '\u0002', end: '\u0003', gap: '\u0004', slash: '\u0001' } as const;

/** Longest excerpt where nothing in the text matched, in characters. */
const plainExcerpt = 180;

/** A text with the marks of `ts_headline` as pieces, those that match and those between them. */
export function partsOf(marked: string): SearchText[] {
  const text = marked.replaceAll(marks.slash, '/').replaceAll(marks.gap, ' … ');
  const parts: SearchText[] = [];
  for (const [index, piece] of text.split(marks.begin).entries()) {
    const [matching, ...rest] = index === 0 ? ['', piece] : piece.split(marks.end);
    parts.push({ text: matching ?? '', match: true }, { text: rest.join(''), match: false });
  }
  return parts.filter((part) => part.text !== '');
}

/**
 * The title in pieces. PostgreSQL compares stems, so what is half typed may be unmarked in it
 * (“consulti” of “Consulting”): words that begin with it are then marked here.
 */
export function titleParts(marked: string, halfTyped: string | undefined): SearchText[] {
  const parts = partsOf(marked);
  if (!halfTyped || parts.some(({ match }) => match)) return parts;
  // Letters and digits alone (`questionOf`), so it needs no escaping.
  const beginning = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${halfTyped}[\\p{L}\\p{M}\\p{N}]*)`, 'giu');
  return parts.flatMap(({ text }) =>
    text
      .split(beginning)
      .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
      .filter((piece) => piece.text !== ''),
  );
}

/** The excerpt in pieces: what surrounds the matches, or the summary where only the title matched. */
export function excerptParts(marked: string, summary: string): SearchText[] {
  const parts = partsOf(marked);
  const last = parts.at(-1);
  if (last && parts.some(({ match }) => match)) {
    const isWhole = /[.!?:…]\s*$/.test(last.text);
    return isWhole ? parts : [...parts, { text: ' …', match: false }];
  }
  const text = shorten(summary || parts.map((part) => part.text).join(''), plainExcerpt);
  return text === '' ? [] : [{ text, match: false }];
}
