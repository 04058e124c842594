import { type SearchKind, searchKinds } from '@riverfront/contract/search-kinds';
import { pageNumber } from '../../page-number.ts';

/** What an address of the search page asks for; a kind that does not exist is none. */
export function askedBy(url: URL): { q: string; kind: SearchKind | undefined; page: number } {
  const q = (url.searchParams.get('q') ?? '').trim();
  const kind = searchKinds.find((one) => one === url.searchParams.get('kind'));
  return { q, kind, page: pageNumber(url) };
}
