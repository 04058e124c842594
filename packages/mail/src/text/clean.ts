/** Line breaks of every system and of Unicode. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Control characters and bidirectional controls, which make a text look different from what it is (Unicode
 * Technical Report 36, 2.5). Joiners stay: Devanagari and Gujarati need them.
 */
const unwanted = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Cleans a text with its lines: at most one empty line in a row. */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(unwanted, '')
    .replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\n\n')
    .trim();
}

/** Puts a text on one line; blanks at its ends stay, so that parts of a sentence can be joined. */
export function singleLine(text: string): string {
  return text.toWellFormed().replace(lineEnds, '\n').replace(unwanted, '').replace(/\s+/g, ' ');
}

/** Puts a text on one trimmed line, truncated to `max` characters with an ellipsis. */
export function shortLine(text: string, max: number): string {
  const characters = Array.from(singleLine(text).trim());
  if (characters.length <= max) return characters.join('');
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
