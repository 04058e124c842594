import type { SearchKind, SearchText } from '@riverfront/contract';

/** A text with the matches of the query marked. */
export function Matched({ parts }: { parts: SearchText[] }) {
  // The pieces of one text never change places.
  return parts.map(({ text, match }, index) =>
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <mark key={index} className="search-match">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{text}</span>
    ),
  );
}

/** Returns the text without marks. */
export function plainOf(parts: SearchText[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Names of the kinds of results, in the plural and the singular. */
export const kindNames: Record<SearchKind, { many: string; one: string }> = {
  services: { many: 'Services', one: 'Service' },
  solutions: { many: 'Solutions', one: 'Solution' },
  cases: { many: 'Case studies', one: 'Case study' },
  pages: { many: 'Pages', one: 'Page' },
  blogs: { many: 'Articles', one: 'Article' },
  jobs: { many: 'Open roles', one: 'Open role' },
  team: { many: 'Team', one: 'Team' },
  stories: { many: 'Success stories', one: 'Success story' },
  offices: { many: 'Offices', one: 'Office' },
  legal: { many: 'Legal texts', one: 'Legal text' },
};

/** The query of a search: words, one kind or all, and a page. */
export interface SearchQuery {
  q: string;
  kind?: SearchKind | undefined;
  page?: number | undefined;
}

/** Formats the path of results, `/search?q=sap&kind=jobs&page=2`. */
export function searchPath({ q, kind, page = 1 }: SearchQuery): string {
  const parameters = new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${parameters}`;
}
