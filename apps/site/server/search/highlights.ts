import type { SearchText } from '@riverfront/contract';
import { shorten } from '@riverfront/contract/search-texts';

/**
 * The control characters with which PostgreSQL marks matches; the index contains none. `slash` replaces a slash, which
 * would make “S/4HANA” a file name to the parser.
 */
export const marks = { begin: '\u0002', end: '\u0003', gap: '\u0004', slash: '\u0001' } as const;

/** Maximum length of an excerpt without a match, in characters. */
const maxExcerpt = 180;

/** Splits a text with the marks of `ts_headline` into matching and other parts. */
function parseMarks(marked: string): SearchText[] {
  const text = marked.replaceAll(marks.slash, '/').replaceAll(marks.gap, ' … ');
  const parts: SearchText[] = [];
  for (const [index, piece] of text.split(marks.begin).entries()) {
    const [matching, ...rest] = index === 0 ? ['', piece] : piece.split(marks.end);
    parts.push({ text: matching ?? '', match: true }, { text: rest.join(''), match: false });
  }
  return parts.filter((part) => part.text !== '');
}

/**
 * Splits a title into parts. PostgreSQL compares stems, which an incomplete word may miss (“consulti” in “Consulting”):
 * the words that begin with it are then highlighted here.
 */
export function highlightTitle(marked: string, incomplete: string | undefined): SearchText[] {
  const parts = parseMarks(marked);
  if (!incomplete || parts.some(({ match }) => match)) return parts;
  // Letters and digits alone (`parseQuery`), so it needs no escaping.
  const beginning = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${incomplete}[\\p{L}\\p{M}\\p{N}]*)`, 'giu');
  return parts.flatMap(({ text }) =>
    text
      .split(beginning)
      .map((piece, index) => ({ text: piece, match: index % 2 === 1 }))
      .filter((piece) => piece.text !== ''),
  );
}

/** Splits an excerpt into parts: the text around the matches, or the summary where only the title matched. */
export function highlightExcerpt(marked: string, summary: string): SearchText[] {
  const parts = parseMarks(marked);
  const last = parts.at(-1);
  if (last && parts.some(({ match }) => match)) {
    const isWhole = /[.!?:…]\s*$/.test(last.text);
    return isWhole ? parts : [...parts, { text: ' …', match: false }];
  }
  const text = shorten(summary || parts.map((part) => part.text).join(''), maxExcerpt);
  return text === '' ? [] : [{ text, match: false }];
}
