import { pageNumber } from '../../site.ts';

/** What the list of articles shows, as its address says; a missing filter chooses all. */
export interface ArticlesQuery {
  page: number;
  category?: string;
  author?: string;
}

/** Names of the filters in addresses. */
export const articleFilters = ['category', 'author'] as const;

/** Parses the query of an address; what cannot be the key of anything is no filter. */
export function parseArticlesQuery({ searchParams }: Pick<URL, 'searchParams'>): ArticlesQuery {
  const chosen = articleFilters.flatMap((name) => {
    const value = searchParams.get(name) ?? '';
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 120 ? [[name, value]] : [];
  });
  return { page: pageNumber({ searchParams }), ...Object.fromEntries(chosen) };
}

/** Formats a query as the search part of an address, `?category=sap&page=2`; empty for the first page of all. */
export function toArticlesSearch({ page, ...chosen }: ArticlesQuery): string {
  const parameters = new URLSearchParams(chosen);
  if (page > 1) parameters.set('page', `${page}`);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Returns whether filters leave out some of the articles. */
export function isFiltered({ category, author }: ArticlesQuery): boolean {
  return Boolean(category ?? author);
}
