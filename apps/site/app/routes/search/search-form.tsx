import { useState } from 'react';
import { Form } from 'react-router';
import type { SearchAsked } from '../../components/search/search-path.ts';
import { SearchIcon } from '../../ui/icons.tsx';

/** The field of the search page; a plain form, which looks through all kinds again. */
export function SearchForm({ asked, maxLength }: { asked: SearchAsked; maxLength: number }) {
  const [text, setText] = useState(asked.q);
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
          maxLength={maxLength}
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
