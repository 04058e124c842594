/** Lengths of titles and descriptions that search engines show, in characters. */
export const searchTextLimits = { title: 60, shortestDescription: 50, description: 160 } as const;

/** Builds the title of a page, with the company's name where both fit. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return whole.length <= searchTextLimits.title ? whole : shorten(title, searchTextLimits.title);
}

/** Truncates text at the end of a word to at most `length` characters. */
export function shorten(text: string, length: number): string {
  const plain = text.trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}
