import type { SearchResult } from '@riverfront/contract';
import type { LiHTMLAttributes, Ref } from 'react';
import { ArrowIcon } from '../../ui/icons.tsx';
import { kindNames } from './kind-names.ts';
import { Matched } from './matched.tsx';

interface SuggestionProps extends LiHTMLAttributes<HTMLLIElement> {
  ref?: Ref<HTMLLIElement>;
  /** A result, or the way to all of them. */
  result: SearchResult | 'all';
  /** What was searched for, and how many results there are. */
  text: string;
  total: string;
}

/** One line below the field of the search. */
export function Suggestion({ result, text, total, ...props }: SuggestionProps) {
  if (result === 'all')
    return (
      <li {...props} className="search-suggestion search-suggestion-all">
        <span>
          All {total} results for “{text}”
        </span>
        <ArrowIcon />
      </li>
    );
  return (
    <li {...props} className="search-suggestion">
      <span className="search-suggestion-title">
        <Matched parts={result.title} />
      </span>{' '}
      <span className="search-suggestion-kind">{kindNames[result.kind].one}</span>
    </li>
  );
}
