import type { ResponseOf } from '@riverfront/contract';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api.ts';

/** Debounce of the input, in ms. */
const pause = 150;
const most = 6;

export interface Suggestions {
  /** The query that they belong to. */
  text: string;
  answer?: ResponseOf<'search'>;
  /** The error, as text for visitors. */
  failed?: string;
}

/** Fetches suggestions while a text is typed; the last ones stay until there are others. */
export function useSuggestions(text: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ text: '' });
  const q = text.trim();
  useEffect(() => {
    if (q === '') return setSuggestions({ text: '' });
    const changed = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = { q, limit: String(most), excerpts: 'false' } as const;
        setSuggestions({
          text: q,
          answer: await browserApi.get('search', { query, signal: changed.signal }),
        });
      } catch {
        if (changed.signal.aborted) return;
        setSuggestions({ text: q, failed: 'Search cannot be reached at the moment. Please try again.' });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      changed.abort();
    };
  }, [q]);
  return suggestions;
}
