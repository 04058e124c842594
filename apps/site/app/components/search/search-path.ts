import type { SearchKind } from '@riverfront/contract';

/** What is shown of a search: words, one kind or all, and which page. */
export interface SearchAsked {
  q: string;
  kind?: SearchKind | undefined;
  page?: number | undefined;
}

/** The address of the results, `/search?q=sap&kind=jobs&page=2`. */
export function searchPath({ q, kind, page = 1 }: SearchAsked): string {
  const parameters = new URLSearchParams({
    q,
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/search?${parameters}`;
}
