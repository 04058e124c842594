import type { SearchKind } from '@riverfront/contract';

/** The query of a search: words, one kind or all, and a page. */
export interface SearchAsked {
  q: string;
  kind?: SearchKind | undefined;
  page?: number | undefined;
}

/** Formats the path of results, `/search?q=sap&kind=jobs&page=2`. */
export function searchPath({ q, kind, page = 1 }: SearchAsked): string {
  const parameters = new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${parameters}`;
}
