/** Characters that search engines show of a title and a description (specification, section 14: 50 to 160). */
export const searchTextLimits = { title: 60, shortestDescription: 50, description: 160 } as const;

/** The page's title with the company's name where both fit into 60 characters. */
export function pageTitle(title: string, siteName: string): string {
  const whole = `${title} · ${siteName}`;
  return whole.length <= searchTextLimits.title ? whole : shorten(title, searchTextLimits.title);
}

/** Text cut at the end of a word so that it has at most `length` characters. */
export function shorten(text: string, length: number): string {
  const plain = text.trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`;
}
