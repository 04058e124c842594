import type { ResponseOf } from '@riverfront/contract';
import { maxSearchLength } from '@riverfront/contract/search-kinds';
import { useState } from 'react';
import { Form } from 'react-router';
import { Content } from '../../components/content.tsx';
import type { SearchQuery } from '../../components/search/results.tsx';
import type { MaybePending } from '../../content.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { NextSteps } from './next-steps.tsx';
import { SearchResults } from './search-results.tsx';

interface SearchPageProps {
  query: SearchQuery;
  results: MaybePending<ResponseOf<'search'>>;
}

/** The site search: a plain form, and a page of results for each query. */
export default function SearchPage({ query, results }: SearchPageProps) {
  return (
    <div className="frame pt-12 pb-[clamp(4rem,2.5rem+6vw,8rem)] md:pt-16">
      <h1 className="text-title">Search</h1>
      <SearchForm key={query.q} query={query} />
      {query.q === '' ? (
        <NextSteps title="Or start here" />
      ) : (
        <Content
          of={results}
          waiting={<Note>Searching …</Note>}
          failed={({ status, message }) => (
            <Note>
              {status === 400 ? message : 'Search cannot be reached at the moment. We keep trying.'}
            </Note>
          )}
        >
          {(answer) => <SearchResults query={query} answer={answer} />}
        </Content>
      )}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p role="status" className="mt-10 text-lead text-text-soft">
      {children}
    </p>
  );
}

/** The field of the search page; a plain form, which looks through all kinds again. */
function SearchForm({ query }: { query: SearchQuery }) {
  const [text, setText] = useState(query.q);
  return (
    <Form action="/search" role="search" className="field mt-8 max-w-[46rem]">
      <label htmlFor="search-field" className="field-label">
        What are you looking for?
      </label>
      <div className="flex">
        <input
          id="search-field"
          name="q"
          type="search"
          value={text}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className="field-control grow border-r-0! text-lead"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" className="button shrink-0 gap-2">
          <SearchIcon className="size-5" />
          <span className="max-xs:text-only-for-assistive-technology">Search</span>
        </button>
      </div>
    </Form>
  );
}
